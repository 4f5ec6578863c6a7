// A content system of a test file in every mood: slow, silent, cut off, endless, or talking nonsense; and the shop that has it. [OPS-10] [API-02]
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach } from "vitest";
import { noon, runningForFile } from "./harness.ts";

/** Its signature is the content system's to look at, which takes any here. */
export const tokenFrom = (second: number): string =>
  `e30.${Buffer.from(JSON.stringify({ id: 1, iat: second, exp: second + 999_999 })).toString("base64url")}.c2ln`;
export const seconds = Math.floor(noon / 1000);

const moods = {
  well: (response: ServerResponse, path: string): void => {
    const user = { id: 1, documentId: "aaaaaaaaaaaaaaaaaaaaaaaa", username: "erika", email: "erika@example.test" };
    const body = path.startsWith("/api/auth/change-password")
      ? { jwt: tokenFrom(seconds), user }
      : path.startsWith("/api/users/me")
        ? user
        : { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  },
  slow: (response: ServerResponse, path: string): void => void setTimeout(() => moods.well(response, path), 300),
  never: (): void => undefined,
  nonsense: (response: ServerResponse): void =>
    void response.writeHead(200, { "content-type": "application/json" }).end("{words-of-it"),
  html: (response: ServerResponse): void =>
    void response.writeHead(502, { "content-type": "text/html" }).end("<h1>words-of-it</h1>"),
  "another shape": (response: ServerResponse): void =>
    void response.writeHead(200, { "content-type": "application/json" }).end("[1]"),
  cut: (response: ServerResponse): void => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "999" }).write("{");
    setTimeout(() => response.destroy(), 5);
  },
  endless: (response: ServerResponse): void => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = (error?: Error | null): void =>
      void (error == null && !response.destroyed && response.write("x".repeat(1_000_000), more));
    more();
  },
} as const;
type Mood = keyof typeof moods;

export const contentSystemOfFile = async () => {
  const cms = { mood: "well" as Mood, says: null as { readonly status: number; readonly body: unknown } | null };
  const server = createServer((request, response) => {
    if (cms.says === null) return moods[cms.mood](response, request.url ?? "");
    response.writeHead(cms.says.status, { "content-type": "application/json" }).end(JSON.stringify(cms.says.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    cms.mood = "well";
    cms.says = null;
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { ask, clock } = await runningForFile({ CMS_URL: url });
  const auth = { authorization: "Bearer aaaa.bbbb.cccc" };
  /** Longer than a token elsewhere is believed. */
  const later = (): void => void (clock.now += 60_000);
  return { ask, auth, cms, later, url };
};
