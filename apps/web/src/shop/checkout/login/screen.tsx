// The login's screen.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { LoginPage } from "../views.ts";
import { LoginScreen } from "./login-screen.tsx";

export default function Login({ page }: { readonly page: { readonly data: LoginPage } }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <LoginScreen data={page.data} />
    </QueryClientProvider>
  );
}
