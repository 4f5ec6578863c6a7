// Where the drawing of a category lies: a page whose scripts are small is given its address alone.
import categories from "./images/categories.svg?url";

export const categoryScene = (key: string): string => `${categories}#${key}`;
