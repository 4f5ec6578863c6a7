// The cart's screen.
import type { CartPage } from "../checkout/views.ts";
import { CartScreen } from "./cart-screen.tsx";

export default function Cart({ page }: { readonly page: { readonly data: CartPage } }) {
  return <CartScreen key={page.data.cart?.id ?? ""} data={page.data} />;
}
