// A system that sets up what is ordered: it takes the shop's webhooks, waits as long as it has to, and reports each item of an order back. [OUT-01] [OUT-03] [LGL-04]
import type { IncomingMessage, RequestListener } from "node:http";
import type { WebhookBodies, WebhookBody } from "@kontor/adapters/contract";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import type { Item } from "./item.ts";
import type { EndingItems, WaitingItems } from "./waiting.ts";

type Placed = WebhookBodies["order.placed"];

/** What becomes of an item later: it ends, or a cancellation was undone and it runs on, perhaps to an end from before. */
type Changed = WebhookBodies["contract.cancelled" | "contract.withdrawn" | "contract.cancellation-revoked"];

/** What the shop says of an item when it is asked. */
interface Setup {
  readonly standing: "running" | "cancelled" | "withdrawn" | "ended";
  /** What was last reported. */
  readonly state: Report["state"] | null;
  readonly mayBegin: boolean;
  readonly setUpFrom: number | null;
  readonly authcodes: readonly Authcode[];
}

export interface Authcode {
  readonly name: string;
  readonly authcode: string;
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
  /** What is still to be set up. */
  readonly waiting: WaitingItems;
  /** What is to be taken down, and when. */
  readonly ending: EndingItems;
  /** The zone in which the shop counts days; that of Germany where it is left out. */
  readonly timeZone?: string;
  /** Takes an item down whose contract is over; what it throws is tried again. It may be called twice for one item, and for one that was never set up. */
  readonly takeDown: (id: string) => Promise<void>;
  /** Now; the machine's clock where it is left out. */
  readonly now?: () => number;
  /** Sets one item up, with the codes of names that move here. What it says is reported; what it throws is reported as failed. */
  readonly setUp: (
    item: Item,
    authcodes: readonly Authcode[],
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

/** Whether an item may be set up now, and with which authcodes: by the key alone. */
const setupOf = async ({ shop, key }: ReceiverSettings, item: string): Promise<Setup> => {
  const response = await fetch(`${shop}/api/shop/contracts/${encodeURIComponent(item)}/setup`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return ((await response.json()) as { readonly result: Setup }).result;
};

/** Sets an item up where it may be; what was withdrawn from or is ready is forgotten, what waits goes on waiting. */
const workOn = async (settings: ReceiverSettings, item: Item): Promise<void> => {
  const { standing, state, mayBegin, setUpFrom, authcodes } = await setupOf(settings, item.id);
  if (standing === "withdrawn" || standing === "ended" || state === "ready") return settings.waiting.remove(item.id);
  if (!mayBegin) return settings.waiting.put({ item, from: setUpFrom });
  await report(settings, item.id, { state: "setting-up" });
  const done = await settings.setUp(item, authcodes).then(
    (found): Report => ({ state: "ready", ...found }),
    (): Report => ({ state: "failed" }),
  );
  await report(settings, item.id, done);
  await settings.waiting.remove(item.id);
};

export interface Receiver {
  /** Listens for webhooks. An event counts as taken once its items are noted: when the process ends before that, the shop sends it again. */
  readonly listener: RequestListener;
  /** Sets up what is due. An item that cannot be worked on stays noted for the next time; it may be begun twice, so setting up has to bear that. */
  readonly work: () => Promise<void>;
}

export const receiver = (settings: ReceiverSettings): Receiver => {
  const webhook = new Webhook(settings.secret);
  const { waiting, ending, timeZone = "Europe/Berlin", now = Date.now } = settings;
  const failed = (id: string, error: unknown): void => void process.stderr.write(`${id}: ${String(error)}\n`);

  const takeDownDue = async (): Promise<void> => {
    const today = new Date(now()).toLocaleDateString("sv", { timeZone });
    for (const { id, end } of await ending.all())
      if (end <= today)
        await settings
          .takeDown(id)
          .then(() => ending.remove(id))
          .catch((error: unknown) => failed(id, error));
  };
  const workOnDue = async (): Promise<void> => {
    await takeDownDue();
    for (const { item, from } of await waiting.all())
      if (from === null || from <= now())
        await workOn(settings, item).catch((error: unknown) => failed(item.id, error));
  };
  let last: Promise<void> = Promise.resolve();
  /** One round after the other. */
  const work = (): Promise<void> => (last = last.then(workOnDue, workOnDue));

  const noteItems = async ({ data }: Placed): Promise<void> => {
    for (const item of data.items) {
      await report(settings, item.id, { state: "accepted" });
      await waiting.put({ item, from: item.setUpFrom === null ? null : Date.parse(item.setUpFrom) });
    }
  };

  const noteEnd = async (event: Changed): Promise<void> => {
    const { id } = event.data.contract;
    const end = event.type === "contract.withdrawn" ? event.data.day : event.data.end;
    await (end === null ? ending.remove(id) : ending.put({ id, end }));
  };

  /** Whether an event is about what is set up here; any other one is taken and left alone. */
  const note = async (event: WebhookBody): Promise<boolean> => {
    switch (event.type) {
      case "order.placed":
        await noteItems(event);
        return true;
      case "contract.cancelled":
      case "contract.withdrawn":
      case "contract.cancellation-revoked":
        await noteEnd(event);
        return true;
      default:
        return false;
    }
  };

  const listener: RequestListener = (request, response) => {
    const answer = (status: number): void => void response.writeHead(status).end();
    const take = async (): Promise<void> => {
      if (request.method !== "POST") return answer(405);
      const body = await bodyOf(request);
      if (body === null) return answer(413);
      const isNoted = await note(webhook.verify(body, request.headers as Record<string, string>) as WebhookBody);
      answer(204);
      if (isNoted) await work();
    };
    take().catch((error: unknown) => {
      if (!response.headersSent) answer(error instanceof WebhookVerificationError ? 401 : 500);
    });
  };
  return { listener, work };
};
