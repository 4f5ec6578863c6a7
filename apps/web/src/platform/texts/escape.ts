// Characters that mean something in HTML, taken out of texts and attribute values.

const replaced: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Every character as it was written: code, raw HTML. */
export const escapedCode = (text: string): string => text.replace(/[&<>"']/g, (character) => replaced[character] ?? "");

/** A text of Markdown, whose own entities stand for their characters. */
export const escapedText = (text: string): string =>
  text.replace(
    /[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi,
    (character) => replaced[character] ?? "",
  );

/** The value of an attribute in double quotes. */
export const escapedValue = (text: string): string => escapedCode(text);
