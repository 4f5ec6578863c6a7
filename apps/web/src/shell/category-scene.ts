// Where the drawing of a category lies: a page whose scripts are small is given its address alone.
import categories from "./images/categories.svg?url";

/** What there is a drawing of; a category of the provider's own has that of servers. [PKG-08] */
export const drawnCategories: ReadonlySet<string> = new Set([
  "hosting",
  "vps",
  "root-server",
  "cloud-server",
  "server",
  "managed-cloud",
  "groupware",
  "certificates",
]);

export const categoryScene = (key: string): string => `${categories}#${drawnCategories.has(key) ? key : "server"}`;
