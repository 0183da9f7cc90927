/** The language nearest to the wanted ones, the preferred one first; English if there is none. All arguments are tags. */
function nearest(wanted, languages) {
  const primary = (tag) => tag.toLowerCase().split(/[-_]/)[0];
  const find = (tag) => languages.find((language) => primary(language) === primary(tag));
  return wanted.map(find).find(Boolean) ?? "en";
}
