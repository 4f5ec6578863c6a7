// Characters that mean something in HTML and XML, taken out of texts and of attribute values in double quotes: in letters and in documents.

export const escaped = (text: string): string =>
  // Most texts hold none of them.
  /[&<>"]/.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
    : text;
