// The home page's tree, ready for renderToString: the shop's own router and components with the page and shell that the shop sent.
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Page, Shell } from "../../apps/web/src/app/screens/pages.ts";
import { getRouter } from "../../apps/web/src/app/router.tsx";
import { PageDocument } from "../../apps/web/src/app/document/page-document.tsx";

export const homeTree = async (path: string, page: Page, shell: Shell): Promise<() => string> => {
  const router = getRouter({ page, shell }, createMemoryHistory({ initialEntries: [path] }));
  router.update({ ...router.options, isServer: true });
  await router.load();
  return () => renderToString(<PageDocument router={router} />);
};
