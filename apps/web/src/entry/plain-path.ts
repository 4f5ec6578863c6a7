// Paths as they are written: whether their encoding holds, and their plain form. [LOC-16]

export const isEncodedWell = (path: string): boolean => {
  if (!path.includes("%") && !path.includes("\0")) return true;
  try {
    decodeURIComponent(path);
    return !path.includes("\0");
  } catch {
    return false;
  }
};

/** Letters, digits, hyphen, underline and tilde mean the same encoded or not; a dot stays as it came, it could climb. */
const needless = /%(?:2D|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/** The path with nothing encoded that needs not be; null when it is so already, or could lead to another host. */
export const plainPath = (path: string): string | null => {
  if (!path.includes("%") || path.startsWith("//")) return null;
  const plain = path.replaceAll(needless, decodeURIComponent);
  return plain === path ? null : plain;
};
