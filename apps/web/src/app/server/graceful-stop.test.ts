// A server that is stopped while clients send requests over keep-alive connections. [OPS-05]
import { demoBranded } from "../../../test/provider-setup.ts";
import { instant } from "@kontor/domain/kernel/calendar";
import { Agent, createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { gracefulStop } from "../../platform/server/graceful-stop.ts";
import { webSettings } from "../../platform/server/settings.ts";
import { openSite, type Pages } from "./site-server.ts";

it("[OPS-05] a stop under load fails no request: what was received is answered, later connections are refused", async () => {
  const server = createServer((_, response) => void setTimeout(() => response.end("ok"), 2));
  const { stop } = gracefulStop(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const counts = { answered: 0, failed: [] as string[], refused: 0 };
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const call = request({ port, host: "127.0.0.1", agent }, (answer) =>
        answer.resume().on("end", resolve).on("error", reject),
      );
      call.on("error", reject);
      call.end();
    });
  const client = async (): Promise<void> => {
    while (counts.refused < 8) {
      await once().then(
        () => (counts.answered += 1),
        (error: NodeJS.ErrnoException) =>
          error.code === "ECONNREFUSED" ? (counts.refused += 1) : counts.failed.push(error.code ?? "?"),
      );
    }
  };
  const clients = Array.from({ length: 12 }, client);
  await expect.poll(() => counts.answered, { timeout: 30_000, interval: 5 }).toBeGreaterThan(24);
  const before = counts.answered;
  await stop();
  await Promise.all(clients);
  expect(counts.answered).toBeGreaterThan(before);
  expect(counts.failed).toEqual([]);
});

it("[OPS-05] [OPS-04] a process that stops says so at /readyz while it still answers", async () => {
  const server = createServer();
  const { stop, isStopping } = gracefulStop(server);
  const api: ApiDoor = {
    ask: () => Promise.reject(new Error("no API call is expected")),
    calls: () => (_call, _request, reply) => reply,
    ready: async () => "ready",
    close: async () => {},
    now: () => instant(0),
  };
  const pages: Pages = {
    client: null,
    handler: () => Promise.reject(new Error("no page is made")),
    before: null,
    filesOf: () => ({ scripts: [], styles: [] }),
    built: false,
    build: { id: "test", madeAt: 0 },
    images: null,
  };
  await openSite(server, {
    branded: demoBranded,
    settings: webSettings({}),
    api,
    pages,
    log: () => undefined,
    isStopping,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  // A question that began before the stop and ends after it, so that no time is needed between.
  const socket = connect(port, "127.0.0.1");
  const received: string[] = [];
  socket.on("data", (part) => received.push(String(part)));
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  socket.write("GET /readyz HTTP/1.1\r\nhost: a\r\n");
  const stopped = stop();
  socket.write("\r\n");
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await stopped;
  expect(received.join("")).toMatch(/^HTTP\/1\.1 503 /);
});
