// A server beside its ports: its content, its flags, and addresses that only a browser follows. [HDL-07]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { contentOverHttp, featureFlags, type HttpSettings } from "../layers/http/index.ts";
import { type Declared, Server } from "./law.ts";

interface Answered {
  readonly result?: { readonly id: string; readonly receivedAt: number };
  readonly refusal?: string;
  readonly errors?: readonly { readonly field: string }[];
}

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
    declare: (form, fields, key) =>
      Effect.tryPromise(async (signal): Promise<Declared> => {
        const headers = { "content-type": "application/json", "idempotency-key": key };
        const request = new Request(`${settings.baseUrl}/shop/declaration/${form}`, {
          method: "POST",
          body: JSON.stringify(fields),
          headers,
          signal,
        });
        const told = (await (await (settings.fetch ?? fetch)(request)).json()) as Answered;
        return {
          id: told.result?.id ?? null,
          receivedAt: told.result?.receivedAt ?? null,
          refusal: told.refusal ?? null,
          refusedFields: told.errors?.map(({ field }) => field) ?? [],
        };
      }),
  });
