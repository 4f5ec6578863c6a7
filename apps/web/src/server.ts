// The handler of everything that is neither a file nor the API: routing decision, page, payload, rendering.
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext } from "@tanstack/react-start";
import { createStartHandler, StartServer } from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Page } from "./page/model.ts";
import { screenName } from "./page/screens.ts";
import { withBlocks } from "./page/whole.ts";
import { answer } from "./server/site.ts";
import type { DrawnPage, Surroundings } from "./server/surroundings.ts";

/** Where the text of a page is put while it is drawn: as a Response it would be encoded and decoded once more for nothing. */
interface Drawing {
  html: string | null;
}

const render = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    const { drawing } = getGlobalStartContext() as unknown as { readonly drawing: Drawing };
    try {
      drawing.html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })));
    } finally {
      router.serverSsr?.cleanup();
    }
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  }),
);

/** What is one visitor's alone or went wrong is kept nowhere; the rest is asked for again before it is used. [CHK-01] */
const keeping = (page: Page): string => (page.kind === "checkout" || page.status !== 200 ? "private, no-store" : "private, no-cache");

const json = (value: unknown, status: number, control = "private, no-cache"): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": control, vary: "cookie, accept-language" },
  });

export default {
  async fetch(request: Request, surroundings: Surroundings): Promise<Response | DrawnPage> {
    const decided = await answer(request, surroundings);
    switch (decided.kind) {
      case "response":
        return decided.response;
      case "moved":
        return json({ moved: decided.to }, 200);
      case "shell":
        return json(decided.shell, 200);
      case "payload":
        return json(decided.page, decided.page.status, keeping(decided.page));
      case "page": {
        const drawing: Drawing = { html: null };
        const response = await render(request, { context: { page: decided.page, shell: decided.shell, drawing } as never });
        if (drawing.html === null) return response;
        const { headers } = response;
        headers.set("cache-control", keeping(decided.page));
        headers.set("vary", "cookie, accept-language");
        headers.set("content-language", decided.page.locale);
        for (const script of surroundings.scriptsOf(screenName(decided.page))) headers.append("link", `<${script}>; rel=modulepreload`);
        return {
          status: response.status === 200 ? decided.page.status : response.status,
          headers,
          html: withBlocks(drawing.html, decided.shell, decided.page),
        };
      }
    }
  },
};
