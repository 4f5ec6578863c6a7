// A server beside its ports: its content, its flags, and addresses that only a browser follows. [HDL-07]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Answer, type Method, shopClient } from "../client/index.ts";
import { contentOverHttp, featureFlags, type HttpSettings } from "../layers/http/index.ts";
import { type Declared, Server } from "./law.ts";

/** What laws of a server call beside its ports, over HTTP. */
export const serverOverHttp = (settings: HttpSettings): Layer.Layer<Server> => {
  const { raw } = shopClient({ baseUrl: settings.baseUrl, fetch: settings.fetch });
  return Layer.succeed(Server, {
    content: contentOverHttp(settings),
    flags: featureFlags(settings),
    status: (method, path) =>
      Effect.tryPromise(async (signal) => {
        const body = method === "POST" ? { body: { event: "entry.publish" } } : {};
        const answer = await raw(method, path, { redirect: "manual", signal, ...body });
        if (!answer.ok && answer.problem.status === 0) throw answer.problem.cause;
        return answer.ok ? answer.status : answer.problem.status;
      }),
    declare: (form, fields, key) =>
      Effect.tryPromise(async (signal): Promise<Declared> => {
        // Drafts that a law has broken on purpose are no bodies of the contract, and a server on trial is taken at no word.
        const answer = await raw(
          "POST",
          `/shop/${form === "cancellation" || form === "withdrawal" ? "declaration" : "request"}/${form}`,
          {
            body: form === "application" ? withFile(fields) : fields,
            headers: { "idempotency-key": key },
            signal,
          },
        );
        return declared(answer);
      }),
    newsletter: (step, body, key) =>
      Effect.tryPromise(
        async (signal): Promise<Declared> =>
          declared(await raw("POST", `/shop/newsletter${step}`, { body, headers: { "idempotency-key": key }, signal })),
      ),
    own: (bearer, method, path, body) =>
      Effect.tryPromise(async (signal) => {
        const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
        const answer = await raw(method as Method, path, { headers, signal, ...(body === undefined ? {} : { body }) });
        return answer.ok
          ? { result: memberOf(answer.value, "result"), refusal: null }
          : { result: null, refusal: answer.problem.refusal };
      }),
    consent: (body) =>
      Effect.tryPromise(
        async (signal): Promise<Declared> => declared(await raw("POST", "/shop/consent", { body, signal })),
      ),
  });
};

/** An application comes with a file. */
const withFile = (fields: Readonly<Record<string, string | boolean>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  body.append("files", new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" }), "cv.pdf");
  return body;
};

const declared = (answer: Answer<unknown>): Declared => {
  if (!answer.ok) {
    const { refusal, errors = [] } = answer.problem;
    return { id: null, receivedAt: null, refusal, refusedFields: errors.map(({ field }) => field) };
  }
  const receipt = memberOf(answer.value, "result");
  const [id, receivedAt] = [memberOf(receipt, "id"), memberOf(receipt, "receivedAt")];
  return {
    id: typeof id === "string" ? id : null,
    receivedAt: typeof receivedAt === "number" ? receivedAt : null,
    refusal: null,
    refusedFields: [],
  };
};

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
