// Where carts stand in the API.

export const carts = "/shop/order/cart";

/** A cart by its id; in a browser that is `current`, and the shop's origin puts the cookie's value in its place. [CRT-01] */
export const cartAt = (id: string): string => `${carts}/${encodeURIComponent(id)}`;
