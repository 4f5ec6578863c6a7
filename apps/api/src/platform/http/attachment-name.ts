// The header that names a file to be saved: in ASCII for old programs, in UTF-8 for all others. RFC 6266, RFC 8187.
const escaped = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );

export const attachmentNamed = (name: string): string => {
  const plain = name.replaceAll(/[^\w .-]/g, "_");
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${escaped(name)}`;
};
