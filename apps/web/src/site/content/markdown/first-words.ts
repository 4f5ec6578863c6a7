// The first words of a rendered text, for search engines where its editors wrote no description.

/** So many characters at most, an ellipsis in the place of the rest; null for a text without words. */
export const firstWords = (html: string, most: number): string | null => {
  const text = html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" ? null : text.length > most ? `${text.slice(0, most - 3)}…` : text;
};
