// An RDAP server over HTTP and a name server over UDP on this machine, which answer well, slowly, never, or nonsense. [DOM-08] [OPS-10]
import { createSocket, type RemoteInfo } from "node:dgram";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type RdapMood =
  | "well"
  | "slow"
  | "never"
  | "drip"
  | "cut"
  | "nonsense"
  | "html-404"
  | "other-name"
  | "busy"
  | "broken"
  | "away-and-back"
  | "redirect";

export interface RdapPeer {
  readonly url: string;
  mood: RdapMood;
  slowMs: number;
  readonly requests: string[];
  /** How many questions were open at the same time, at most. */
  most: number;
  readonly close: () => Promise<void>;
}

/** Names that begin with `taken` are taken, others are not. */
export const rdapPeer = async (port = 0): Promise<RdapPeer> => {
  const state = { mood: "well" as RdapMood, slowMs: 100, requests: [] as string[], most: 0, open: 0 };
  const server = createServer((request, response) => {
    state.open += 1;
    state.most = Math.max(state.most, state.open);
    response.once("close", () => {
      state.open -= 1;
    });
    const name = decodeURIComponent((request.url ?? "").split("/").at(-1) ?? "");
    state.requests.push(name);
    answers[state.mood](response, name, state.slowMs, request.headers.host ?? "");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};

const canary = "words-of-the-registry";
const rdap = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/rdap+json" }).end(JSON.stringify(body));
};
const well = (response: ServerResponse, name: string): void =>
  name.startsWith("taken")
    ? rdap(response, 200, { objectClassName: "domain", ldhName: name.toUpperCase(), status: ["active"] })
    : rdap(response, 404, { errorCode: 404, title: canary });

const answers: Readonly<
  Record<RdapMood, (response: ServerResponse, name: string, slowMs: number, host: string) => void>
> = {
  well,
  slow: (response, name, slowMs) => void setTimeout(() => well(response, name), slowMs),
  never: () => undefined,
  drip: (response) => {
    response.writeHead(200, { "content-type": "application/rdap+json" });
    const timer = setInterval(() => response.write(" "), 20);
    response.once("close", () => clearInterval(timer));
  },
  cut: (response) => {
    response.writeHead(200, { "content-type": "application/rdap+json", "content-length": "1000" }).write("{");
    setTimeout(() => response.destroy(), 5);
  },
  nonsense: (response) =>
    void response.writeHead(200, { "content-type": "application/rdap+json" }).end(`<html>${canary}`),
  "html-404": (response) => void response.writeHead(404, { "content-type": "text/html" }).end(canary),
  "other-name": (response) => rdap(response, 200, { ldhName: "somebody-elses.de", status: [canary] }),
  busy: (response) => void response.writeHead(429, { "retry-after": "2", "content-type": "text/plain" }).end(canary),
  broken: (response) => void response.writeHead(500).end(canary),
  "away-and-back": (response) => response.destroy(),
  redirect: (response, name, _, host) =>
    void response.writeHead(302, { location: `http://${host}/moved/domain/${name}` }).end(),
};

export type DnsMood = "well" | "slow" | "never" | "nonsense" | "servfail" | "refused" | "gone";

export interface DnsPeer {
  readonly address: string;
  mood: DnsMood;
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** Knows the endings `de`, `com` and `net`, and names that begin with `taken`. */
export const dnsPeer = async (): Promise<DnsPeer> => {
  const socket = createSocket("udp4");
  const state = { mood: "well" as DnsMood, requests: [] as string[] };
  const send = (message: Buffer, { port, address }: RemoteInfo): void =>
    socket.send(message, port, address, () => undefined);
  socket.on("message", (question, from) => {
    const name = nameIn(question);
    state.requests.push(name);
    // In the mood `gone` names that are taken are not in DNS either.
    const isKnown = /^(de|com|net)$/.test(name) || (state.mood !== "gone" && name.startsWith("taken"));
    const rcode = {
      well: isKnown ? 0 : 3,
      slow: isKnown ? 0 : 3,
      servfail: 2,
      refused: 5,
      gone: isKnown ? 0 : 3,
      never: 0,
      nonsense: 0,
    }[state.mood];
    if (state.mood === "never") return;
    if (state.mood === "nonsense") return send(Buffer.from("this is no answer"), from);
    if (state.mood === "slow") return void setTimeout(() => send(answerTo(question, rcode), from), 100);
    send(answerTo(question, rcode), from);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const address = `127.0.0.1:${socket.address().port}`;
  return Object.assign(state, {
    address,
    close: () => new Promise<void>((resolve) => void socket.close(() => resolve())),
  });
};

/** The name of a question: labels, each behind its length. */
const nameIn = (message: Buffer): string => {
  const labels: string[] = [];
  for (let at = 12; (message[at] ?? 0) > 0; at += (message[at] ?? 0) + 1)
    labels.push(message.toString("latin1", at + 1, at + 1 + (message[at] ?? 0)));
  return labels.join(".").toLowerCase();
};

/** The question again, with a return code, and with one NS record where that code is good. */
const answerTo = (message: Buffer, rcode: number): Buffer => {
  let end = 12;
  while ((message[end] ?? 0) > 0) end += (message[end] ?? 0) + 1;
  const question = message.subarray(12, end + 5);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(message.readUInt16BE(0), 0);
  head.writeUInt16BE(0x8180 | rcode, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(rcode === 0 ? 1 : 0, 6);
  const server = Buffer.from("\u0002ns\u0007example\u0000", "latin1");
  const record = Buffer.from([0xc0, 0x0c, 0, 2, 0, 1, 0, 0, 0, 60, 0, server.length]);
  return Buffer.concat(rcode === 0 ? [head, question, record, server] : [head, question]);
};
