// What the home, category and product screens show, ready to draw.

export type HomePage = Record<string, never>;
export type CategoryPage = Record<string, never>;
export type ProductPage = Record<string, never>;
