// A system that sets up what is ordered: it takes the shop's webhooks, and reports each item of an order back. [OUT-01] [OUT-03]
import type { IncomingMessage, RequestListener } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";

/** The part of `order.placed` that is needed here. */
export interface Placed {
  readonly type: "order.placed";
  readonly data: {
    readonly order: { readonly id: string; readonly number: string };
    readonly items: readonly {
      readonly id: string;
      readonly parts: readonly { readonly title: { readonly en: string; readonly de: string } }[];
    }[];
  };
}

export interface Report {
  readonly state: "accepted" | "setting-up" | "ready" | "failed";
  readonly text?: { readonly en: string; readonly de: string };
  readonly link?: string;
}

export interface ReceiverSettings {
  /** The shop's address. */
  readonly shop: string;
  /** Of the shop's `WEBHOOK_…_SECRET`. */
  readonly secret: string;
  /** Of the shop's `DELIVERY_KEY`. */
  readonly key: string;
  /** Sets one item up. What it says is reported; what it throws is reported as failed. */
  readonly setUp: (
    item: Placed["data"]["items"][number],
  ) => Promise<{ readonly text: { readonly en: string; readonly de: string }; readonly link?: string }>;
}

const mostBytes = 1_000_000;

const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
};

/** Reports one item; a repeated report does no harm. */
const report = async ({ shop, key }: ReceiverSettings, item: string, body: Report): Promise<void> => {
  const response = await fetch(`${shop}/api/shop/contracts/${encodeURIComponent(item)}/delivery`, {
    method: "PUT",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  // 409: the item is further already, or its contract has ended.
  if (!response.ok && response.status !== 409) throw new Error(`the shop answered ${response.status}`);
};

const deliver = async (settings: ReceiverSettings, { data }: Placed): Promise<void> => {
  for (const item of data.items) {
    await report(settings, item.id, { state: "accepted" });
    await report(settings, item.id, { state: "setting-up" });
    const done = await settings.setUp(item).then(
      (found): Report => ({ state: "ready", ...found }),
      (): Report => ({ state: "failed" }),
    );
    await report(settings, item.id, done);
  }
};

/**
 * Listens for webhooks. An event counts as taken once everything was reported: when the process ends before that, the shop sends it again. Ids of events
 * that were taken stand in the memory here; a real system writes them down together with what it does.
 */
export const receiver = (settings: ReceiverSettings): RequestListener => {
  const webhook = new Webhook(settings.secret);
  const taken = new Set<string>();
  return (request, response) => {
    const answer = (status: number): void => void response.writeHead(status).end();
    const take = async (): Promise<void> => {
      if (request.method !== "POST") return answer(405);
      const body = await bodyOf(request);
      if (body === null) return answer(413);
      const event = webhook.verify(body, request.headers as Record<string, string>) as { readonly type: string };
      const id = String(request.headers["webhook-id"]);
      if (taken.has(id)) return answer(204);
      if (event.type === "order.placed") await deliver(settings, event as Placed);
      taken.add(id);
      answer(204);
    };
    take().catch((error: unknown) => answer(error instanceof WebhookVerificationError ? 401 : 500));
  };
};
