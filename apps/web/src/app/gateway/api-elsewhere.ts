// The API as the web app reaches it behind `API_URL`; loaded where it is split off.
import { instant } from "@kontor/domain/kernel/calendar";
import { type ApiDoor, readiness } from "../../platform/api/api-door.ts";
import { callsElsewhere, hopByHopHeader } from "./calls-elsewhere.ts";

export const splitOff = (origin: string): ApiDoor => ({
  ask: async ({ method, path, headers, body, remoteAddress }) => {
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHopHeader.test(name) ? [] : [[name, String(value)] as [string, string]],
    );
    const response = await fetch(origin + path, {
      method,
      headers: [...passed, ["x-forwarded-for", remoteAddress]],
      redirect: "manual",
      signal: AbortSignal.timeout(15_000),
      ...(body === undefined || body.length === 0 ? {} : { body: body as string }),
    });
    const answered = Object.fromEntries(
      [...response.headers].filter(([name]) => !hopByHopHeader.test(name) && name !== "content-encoding"),
    );
    return { status: response.status, headers: answered, body: Buffer.from(await response.arrayBuffer()) };
  },
  calls: callsElsewhere(origin),
  ready: async () => {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return response.ok ? readiness(await response.text()) : null;
  },
  close: async () => {},
  now: () => instant(Date.now()),
});
