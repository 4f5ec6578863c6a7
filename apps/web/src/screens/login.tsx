// The login's screen, or what is shown when it could not be loaded.
import type { FailedStep, LoginPage } from "../page/checkout-views.ts";
import { LoginScreen } from "./checkout/login/login-screen.tsx";
import { StepFailed } from "./checkout/parts/step-failed.tsx";

export default function Login({ page }: { readonly page: { readonly data: LoginPage | FailedStep } }) {
  return "failed" in page.data ? <StepFailed data={page.data} /> : <LoginScreen data={page.data} />;
}
