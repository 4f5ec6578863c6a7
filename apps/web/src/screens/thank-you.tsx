// The thank-you screen.
import type { ThankYouPage } from "../page/checkout-views.ts";
import { ThankYouScreen } from "./checkout/thank-you-screen.tsx";

export default function ThankYou({ page }: { readonly page: { readonly data: ThankYouPage } }) {
  return <ThankYouScreen data={page.data} />;
}
