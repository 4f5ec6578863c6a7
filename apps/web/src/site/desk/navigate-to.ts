// Follows an address: within the app where it is drawn there, else by a document of its own.
import { type AnyRouter, useRouter } from "@tanstack/react-router";

const inApp = /^\/admin\/orders(?=[/?]|$)/;

export const navigateTo = (router: AnyRouter, href: string): void => {
  if (inApp.test(href)) void router.navigate({ href });
  else location.assign(href);
};

export const useNavigateTo = (): ((href: string) => void) => {
  const router = useRouter();
  return (href) => navigateTo(router, href);
};
