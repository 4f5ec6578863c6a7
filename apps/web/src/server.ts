// The handler of everything that is neither a file nor the API: routing decision, page, payload, rendering.
import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server";
import type { Page } from "./page/model.ts";
import { screenName } from "./page/screens.ts";
import { answer } from "./server/site.ts";
import type { Surroundings } from "./server/surroundings.ts";

const render = createStartHandler(defaultRenderHandler);

const json = (value: unknown, status: number, control = "private, no-cache"): Response =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json; charset=utf-8", "cache-control": control, vary: "cookie, accept-language" } });

/** What is one visitor's alone or went wrong is kept nowhere; the rest is asked for again before it is used. [CHK-01] */
const keeping = (page: Page): string => (page.kind === "checkout" || page.status !== 200 ? "private, no-store" : "private, no-cache");

export default {
  async fetch(request: Request, surroundings: Surroundings): Promise<Response> {
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
        const response = await render(request, { context: { page: decided.page, shell: decided.shell } as never });
        const headers = new Headers(response.headers);
        headers.set("cache-control", keeping(decided.page));
        headers.set("vary", "cookie, accept-language");
        headers.set("content-language", decided.page.locale);
        for (const script of surroundings.scriptsOf(screenName(decided.page))) headers.append("link", `<${script}>; rel=modulepreload`);
        return new Response(response.body, { status: response.status === 200 ? decided.page.status : response.status, headers });
      }
    }
  },
};
