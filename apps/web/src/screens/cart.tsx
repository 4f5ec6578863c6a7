// The cart's screen, or what is shown when it could not be loaded.
import type { CartPage, FailedStep } from "../page/checkout-views.ts";
import { CartScreen } from "./checkout/cart/cart-screen.tsx";
import { StepFailed } from "./checkout/parts/step-failed.tsx";

export default function Cart({ page }: { readonly page: { readonly data: CartPage | FailedStep } }) {
  return "failed" in page.data ? <StepFailed data={page.data} /> : <CartScreen key={page.data.cart?.id ?? ""} data={page.data} />;
}
