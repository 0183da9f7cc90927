# The rules of Dueling Nobles for somebody who has never played.
