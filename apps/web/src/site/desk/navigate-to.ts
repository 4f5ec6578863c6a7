// Follows an address: within the app where one of its routes draws it, else by a document of its own.
import { type AnyRouter, useRouter } from "@tanstack/react-router";

const depthOf = (path: string): number => path.split("/").length;

/** A router also finds the route above an address that it does not know: only one of the same depth draws it. */
const isInApp = (router: AnyRouter, href: string): boolean => {
  const [path = ""] = href.split(/[?#]/);
  const [, , route] = router.getMatchedRoutes(path);
  return path.startsWith("/admin") && route !== undefined && depthOf(route.fullPath) === depthOf(path);
};

export const navigateTo = (router: AnyRouter, href: string): void => {
  if (isInApp(router, href)) void router.navigate({ href });
  else location.assign(href);
};

export const useNavigateTo = (): ((href: string) => void) => {
  const router = useRouter();
  return (href) => navigateTo(router, href);
};
