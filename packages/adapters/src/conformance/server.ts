// A server beside its ports: its content, its flags, and addresses that only a browser follows. [HDL-07]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { contentOverHttp, featureFlags, type HttpSettings } from "../layers/http/index.ts";
import { Server } from "./law.ts";

export const serverOverHttp = (settings: HttpSettings): Layer.Layer<Server> =>
  Layer.succeed(Server, {
    content: contentOverHttp(settings),
    flags: featureFlags(settings),
    status: (method, path) =>
      Effect.tryPromise(async (signal) => {
        const body =
          method === "POST" ? { body: JSON.stringify({ event: "entry.publish" }), headers: { "content-type": "application/json" } } : {};
        const request = new Request(`${settings.baseUrl}${path}`, { method, redirect: "manual", signal, ...body });
        return (await (settings.fetch ?? fetch)(request)).status;
      }),
  });
