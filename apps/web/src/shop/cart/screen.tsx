// The cart's screen.
import { CartScreen } from "./cart-screen.tsx";
import type { CartPage } from "./views.ts";

export default function Cart({ page }: { readonly page: { readonly data: CartPage } }) {
  return <CartScreen key={`${page.data.cart?.id} ${page.data.paths.cart}`} data={page.data} />;
}
