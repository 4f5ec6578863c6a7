// The home page's tree, ready for renderToString: the shop's own router and components with the page and shell that the shop told.
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { getRouter } from "../../apps/web/src/router.tsx";

export const homeTree = async (path: string, page: unknown, shell: unknown): Promise<() => string> => {
  Object.assign(globalThis, { benchContext: { page, shell } });
  const router = getRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }), isServer: true });
  await router.load();
  return () => renderToString(<RouterProvider router={router} />);
};
