// The summary's screen.
import type { SummaryPage } from "../views.ts";
import { SummaryScreen } from "./summary-screen.tsx";

export default function Summary({ page }: { readonly page: { readonly data: SummaryPage } }) {
  return <SummaryScreen data={page.data} />;
}
