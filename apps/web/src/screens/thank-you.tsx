// The thank-you screen, or what is shown to somebody who has no order here.
import type { FailedStep, ThankYouPage } from "../page/checkout-views.ts";
import { StepFailed } from "./checkout/parts/step-failed.tsx";
import { ThankYouScreen } from "./checkout/thank-you-screen.tsx";

export default function ThankYou({ page }: { readonly page: { readonly data: ThankYouPage | FailedStep } }) {
  return "failed" in page.data ? <StepFailed data={page.data} /> : <ThankYouScreen data={page.data} />;
}
