// The login's screen, or what is shown when it could not be loaded.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { FailedStep, LoginPage } from "../page/checkout-views.ts";
import { LoginScreen } from "./checkout/login/login-screen.tsx";
import { StepFailed } from "./checkout/parts/step-failed.tsx";

export default function Login({ page }: { readonly page: { readonly data: LoginPage | FailedStep } }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } }));
  if ("failed" in page.data) return <StepFailed data={page.data} />;
  return (
    <QueryClientProvider client={client}>
      <LoginScreen data={page.data} />
    </QueryClientProvider>
  );
}
