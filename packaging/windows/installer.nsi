; The installer for Windows: for one user, without an administrator. `packaging/release` calls makensis with
; -DVERSION=… -DFOLDER=… (what is installed) -DOUT=… (the installer).
Unicode true
; The programs are for 64 bits alone; so the installer says at once where it cannot be.
Target amd64-unicode
SetDateSave off
SetCompressor /SOLID lzma
SetCompressorDictSize 32
!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Courtyard"
!define CLASSES "Software\Classes"

Name "Courtyard"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Courtyard"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText "Courtyard ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Courtyard"
VIAddVersionKey "FileDescription" "Courtyard, installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!define MUI_ICON "${FOLDER}\courtyard.ico"
!define MUI_UNICON "${FOLDER}\courtyard.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Courtyard.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Russian"

LangString GAMES ${LANG_ENGLISH} "Courtyard has been removed. Your games are still in$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_SPANISH} "Courtyard se ha desinstalado. Tus partidas siguen en$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_GERMAN} "Courtyard wurde entfernt. Deine Partien liegen weiterhin in$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_FRENCH} "Courtyard a été supprimé. Tes parties se trouvent toujours dans$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_ITALIAN} "Courtyard è stata rimossa. Le tue partite sono ancora in$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_POLISH} "Courtyard został usunięty. Twoje partie są nadal w$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_HUNGARIAN} "A Courtyard el lett távolítva. A játszmáid továbbra is itt vannak:$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_DUTCH} "Courtyard is verwijderd. Je partijen staan nog in$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_PORTUGUESEBR} "O Courtyard foi removido. Suas partidas continuam em$\r$\n$APPDATA\Courtyard\data"
LangString GAMES ${LANG_RUSSIAN} "Courtyard удалён. Ваши партии остались в папке$\r$\n$APPDATA\Courtyard\data"
LangString JOURNAL ${LANG_ENGLISH} "Courtyard journal"
LangString JOURNAL ${LANG_SPANISH} "Diario de Courtyard"
LangString JOURNAL ${LANG_GERMAN} "Courtyard-Protokoll"
LangString JOURNAL ${LANG_FRENCH} "Journal Courtyard"
LangString JOURNAL ${LANG_ITALIAN} "Diario di Courtyard"
LangString JOURNAL ${LANG_POLISH} "Zapis partii Courtyard"
LangString JOURNAL ${LANG_HUNGARIAN} "Courtyard-naplófájl"
LangString JOURNAL ${LANG_DUTCH} "Courtyard-partijbestand"
LangString JOURNAL ${LANG_PORTUGUESEBR} "Diário do Courtyard"
LangString JOURNAL ${LANG_RUSSIAN} "Файл партии Courtyard"

Section
  SetShellVarContext current
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Courtyard.lnk" "$INSTDIR\Courtyard.exe" "" "$INSTDIR\courtyard.ico"

  WriteRegStr HKCU "${CLASSES}\.courtyard" "" "Courtyard.Journal"
  WriteRegStr HKCU "${CLASSES}\.courtyard" "Content Type" "application/x-courtyard"
  WriteRegStr HKCU "${CLASSES}\Courtyard.Journal" "" "$(JOURNAL)"
  WriteRegStr HKCU "${CLASSES}\Courtyard.Journal\DefaultIcon" "" "$INSTDIR\journal.ico"
  WriteRegStr HKCU "${CLASSES}\Courtyard.Journal\shell\open\command" "" '"$INSTDIR\Courtyard.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${KEY}" "DisplayName" "Courtyard"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\courtyard.ico"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Courtyard developers"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  ; By name: nothing else goes that somebody has put there.
  Delete "$INSTDIR\Courtyard.exe"
  Delete "$INSTDIR\bin\courtyard.exe"
  RMDir "$INSTDIR\bin"
  Delete "$INSTDIR\courtyard.ico"
  Delete "$INSTDIR\journal.ico"
  Delete "$INSTDIR\LICENSE-MIT.txt"
  Delete "$INSTDIR\LICENSE-APACHE.txt"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Courtyard.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${CLASSES}\Courtyard.Journal"
  ReadRegStr $0 HKCU "${CLASSES}\.courtyard" ""
  StrCmp $0 "Courtyard.Journal" 0 +2
    DeleteRegKey HKCU "${CLASSES}\.courtyard"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  IfFileExists "$APPDATA\Courtyard\data\*.*" 0 +2
    MessageBox MB_OK|MB_ICONINFORMATION "$(GAMES)" /SD IDOK
SectionEnd
