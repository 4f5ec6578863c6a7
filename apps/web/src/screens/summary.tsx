// The summary's screen.
import type { SummaryPage } from "../page/checkout-views.ts";
import { SummaryScreen } from "./checkout/summary/summary-screen.tsx";

export default function Summary({ page }: { readonly page: { readonly data: SummaryPage } }) {
  return <SummaryScreen data={page.data} />;
}
