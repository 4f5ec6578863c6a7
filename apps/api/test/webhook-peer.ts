// A receiver of webhooks for tests: it answers as a test says, and keeps what it was sent.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { vi } from "vitest";
import { contracts } from "../src/platform/contract/contracts.ts";

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What it was answered; null where it was not. */
  readonly status: number | null;
}

/** A status, a redirect, silence, or the event taken and the line cut before an answer. */
export type Answering = number | { readonly to: string } | "silence" | "cut";

export interface WebhookPeer {
  readonly url: string;
  readonly received: Received[];
  readonly state: { answering: Answering };
  /** Resolves once so many have arrived. */
  readonly until: (count: number) => Promise<void>;
  /** Breaks off everything that waits for an answer. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await request.toArray()).toString("utf8");

export const webhookPeer = async (): Promise<WebhookPeer> => {
  const state: { answering: Answering } = { answering: 204 };
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    void bodyOf(request).then((body) => {
      const { answering } = state;
      const status = typeof answering === "number" ? answering : typeof answering === "object" ? 307 : null;
      received.push({ headers: request.headers as Record<string, string>, body, status });
      for (const look of waiting) look();
      if (answering === "silence") return;
      if (status === null) {
        response.destroy();
        return;
      }
      if (typeof answering === "object") response.setHeader("location", answering.to);
      response.writeHead(status).end("Kanarienvogel");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const cut = (): void => {
    for (const response of open) response.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}/hooks?of=kontor`,
    received,
    state,
    cut,
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (received.length < count) return;
          waiting.splice(waiting.indexOf(look), 1);
          resolve();
        };
        waiting.push(look);
        look();
      }),
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

/** What of a body breaks the schema of its event in the contract. [OUT-04] */
export const eventFaults = (body: { readonly type: string }): readonly string[] => {
  const pointer = `/webhooks/${body.type}/post/requestBody/content/application~1json/schema`;
  const operation = {
    contract: "shop",
    id: body.type,
    method: "POST",
    path: "/",
    parameters: [],
    bodyRequired: true,
    bodyLimit: null,
    bodies: new Map([["application/json", pointer]]),
    answers: new Map(),
  } as const;
  const request = { path: {}, query: {}, header: {}, type: "application/json", body };
  return contracts()
    .judge.request(operation, request)
    .map(({ at, says }) => `${body.type} ${at}: ${says}`);
};

/** The message as the reference library takes it, at the moment at which it was sent; it throws where the signature is wrong, or the contract has another body. */
export const verified = (secret: string, { headers, body }: Received) => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(Number(headers["webhook-timestamp"]) * 1000);
  try {
    const message = new Webhook(secret).verify(body, headers) as {
      readonly type: string;
      readonly timestamp: string;
      readonly data: Readonly<Record<string, never>>;
    };
    const faults = eventFaults(message);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return message;
  } finally {
    clock.mockRestore();
  }
};
