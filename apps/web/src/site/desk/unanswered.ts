// Each call that changes something has an idempotency key; one whose answer was lost is made again under the same key, also once its page was loaded anew, so that nothing is done twice. [DSK-08] [CHK-06]
import type { Answer, Call } from "@kontor/adapters/client";
import { typedBeforeLoginTime } from "@kontor/domain/visitor/session";
import { isOlder, stamp } from "../../platform/client/stamp.ts";
import { isCount, isRecord, isTableOf, isText, slot } from "../../platform/client/tab-slot.ts";

interface Unanswered {
  readonly key: string;
  readonly at: number;
}

/** The keys of calls without an answer, by prints of what was sent. */
export const unanswered = slot(
  "shop:desk-calls",
  isTableOf<Unanswered>(isRecord<Unanswered>({ key: isText, at: isCount })),
);

/** Tells calls of one tab apart without storing what they say; 53 bits. */
const printOf = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
};

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: unknown;
  readonly body?: unknown;
}

const fresh = (): Readonly<Record<string, Unanswered>> =>
  Object.fromEntries(
    Object.entries(unanswered.read() ?? {}).filter(([, { at }]) => !isOlder(at, typedBeforeLoginTime)),
  );

const keyOf = (print: string): string => {
  const all = fresh();
  const known = all[print]?.key;
  if (known !== undefined) return known;
  const key = crypto.randomUUID();
  unanswered.write({ ...all, [print]: { key, at: stamp() } });
  return key;
};

const answered = (print: string): void => {
  const { [print]: _, ...others } = fresh();
  if (Object.keys(others).length === 0) unanswered.clear();
  else unanswered.write(others);
};

const isAct = /^\/shop\/(?:admin|ticketing)\//;

/** Whether an answer came of the shop's own, which says what became of the call. */
const isKnown = (answer: Answer<unknown>): boolean =>
  answer.ok || (answer.problem.status > 0 && answer.problem.status < 500);

export const onceOnly = (account: string, call: Call): Call => {
  const send: (method: string, path: string, init: Sent) => Promise<Answer<unknown>> = call as never;
  const sending = async (method: string, path: string, init: Sent = {}): Promise<Answer<unknown>> => {
    const hasKey = init.headers?.["idempotency-key"] !== undefined;
    if (method === "GET" || hasKey || !isAct.test(path)) return send(method, path, init);
    const print = printOf(JSON.stringify([account, method, path, init.path ?? null, init.body ?? null]));
    const answer = await send(method, path, {
      ...init,
      headers: { ...init.headers, "idempotency-key": keyOf(print) },
    });
    if (isKnown(answer)) answered(print);
    return answer;
  };
  return sending as never;
};
