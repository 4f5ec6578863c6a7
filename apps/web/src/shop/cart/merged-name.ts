// Where it is stored what a login merged: the name alone, since most carts have nothing under it and load no more. [CRT-01]
export const mergedName = "shop:merged";
