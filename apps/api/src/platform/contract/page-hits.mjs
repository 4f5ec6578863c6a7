// Which entries of the contract's search have all words that were typed, best first: in the title, then in the path, then elsewhere. [PKG-03]

/** Case and signs of writing count for nothing. */
const plain = (text) => text.toLowerCase();

const weightOf = ([title, , beside, words], word) => {
  const whole = plain(title);
  if (whole === word) return 8;
  if (whole.split(" ").some((each) => each.startsWith(word))) return beside === "schema" ? 3 : 5;
  if (whole.includes(word)) return beside === "schema" ? 2 : 4;
  if (plain(beside).includes(word)) return 2;
  return plain(words)
    .split(/[^\p{L}\p{N}-]+/u)
    .some((each) => each.startsWith(word))
    ? 1
    : 0;
};

/**
 * @param {readonly (readonly [string, string, string, string])[]} entries
 * @param {string} typed
 */
export const hitsOf = (entries, typed) => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, weights: words.map((word) => weightOf(entry, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ entry, weights }) => ({ entry, weight: weights.reduce((sum, weight) => sum + weight, 0) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry);
};
