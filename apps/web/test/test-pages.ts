// What a site server of a test gets its pages from: one handler, and no files of a build.
import type { SiteHandler } from "../src/app/server/page-handler.ts";
import type { Pages } from "../src/app/server/site-server.ts";

/** `built`: with the policies of pages, as a build is served. */
export const pagesBy = (
  handler: SiteHandler,
  { client = null, built = true }: Partial<Pick<Pages, "client" | "built">> = {},
): Pages => ({
  client,
  handler: async () => handler,
  before: null,
  filesOf: () => ({ scripts: [], styles: [] }),
  built,
  build: { id: "test", madeAt: 0 },
  images: null,
});
