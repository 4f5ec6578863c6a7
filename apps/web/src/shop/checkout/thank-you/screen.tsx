// The thank-you screen.
import type { ThankYouPage } from "../views.ts";
import { ThankYouScreen } from "./thank-you-screen.tsx";

export default function ThankYou({ page }: { readonly page: { readonly data: ThankYouPage } }) {
  return <ThankYouScreen data={page.data} />;
}
