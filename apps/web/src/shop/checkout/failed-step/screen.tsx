// What stands in place of a step of the checkout that could not be loaded, or that is closed to this visitor.
import type { FailedStep as Data } from "../views.ts";
import { StepFailed } from "./step-failed.tsx";

export default function FailedStep({ page }: { readonly page: { readonly data: Data } }) {
  return <StepFailed data={page.data} />;
}
