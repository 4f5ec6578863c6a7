// An API for tests of the site: a real server of the framework whose every answer is one function's.
import { instant } from "@kontor/domain/kernel/calendar";
import fastify from "fastify";
import { type ApiAnswer, type ApiDoor, type ApiQuestion } from "../src/platform/api/api-door.ts";
import { splitOff } from "../src/app/gateway/api-elsewhere.ts";
import { answerBrowsers } from "../src/app/gateway/calls-in-process.ts";
import { inProcess } from "../src/app/gateway/api-in-process.ts";

export const doorOver = async (
  ask: (question: ApiQuestion) => Promise<ApiAnswer>,
  { isElsewhere = false } = {},
): Promise<ApiDoor> => {
  const api = fastify({ bodyLimit: 100_000_000 });
  if (!isElsewhere) answerBrowsers(api);
  api.all("/*", async ({ raw, headers, body, socket }, reply) => {
    const { remoteAddress = "" } = socket;
    const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    const answer = await ask({ method: raw.method ?? "GET", path: raw.url ?? "/", headers, body: text, remoteAddress });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  await api.ready();
  const now = () => instant(Date.now());
  const { calls } = isElsewhere ? splitOff(await api.listen({ port: 0, host: "127.0.0.1" })) : inProcess(api as never);
  return { ask, calls, ready: async () => "ready", close: async () => void (await api.close()), now };
};
