// The summary's screen, or what is shown when it could not be loaded.
import type { FailedStep, SummaryPage } from "../page/checkout-views.ts";
import { StepFailed } from "./checkout/parts/step-failed.tsx";
import { SummaryScreen } from "./checkout/summary/summary-screen.tsx";

export default function Summary({ page }: { readonly page: { readonly data: SummaryPage | FailedStep } }) {
  return "failed" in page.data ? <StepFailed data={page.data} /> : <SummaryScreen data={page.data} />;
}
