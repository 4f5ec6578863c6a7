// Paths as they are written: what a request may ask for at all, whether the encoding holds, and the plain form. [LOC-16] [OPS-09]

/** Whether a request asks for a path of this shop: whole addresses, `*` and what a browser would read as another host are none. */
export const isOwnTarget = (target: string): boolean => /^\/(?![/\\])/.test(target);

export const isWellEncoded = (path: string): boolean => {
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

/** The path with nothing encoded that needs not be. Routers decode paths, so all code that compares paths uses this one. */
export const decodedNeedless = (path: string): string =>
  path.includes("%")
    ? path.replaceAll(needless, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    : path;

/** The plain form of a path; null when it is plain already, is no path of this shop or could lead to another host. */
export const plainPath = (path: string): string | null => {
  const plain = decodedNeedless(path);
  return plain === path || !isOwnTarget(plain) || plain.includes("\\") ? null : plain;
};

/** A location as a header may carry it: what is no ASCII is percent-encoded, and a path stays in this shop. */
export const locationOf = (to: string): string => {
  const { href, pathname, search, hash } = new URL(to, "http://shop.invalid");
  return to.startsWith("/") ? pathname + search + hash : href;
};
