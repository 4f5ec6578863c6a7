// Asks a server over a few kept connections, as JSON both ways.
import { Agent, request } from "node:http";

/** `ask(method, path, body, headers)` → `{ status, body, text }`; `close()` gives the connections back. */
export const asker = (url, connections = 8) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const ask = (method, path, body, headers = {}) =>
    new Promise((done, fail) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const type = text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
      const call = request({ hostname, port, agent, method, path, headers: { ...type, ...headers }, timeout: 30_000 }, (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("error", fail);
        answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, ...read(Buffer.concat(parts), answer) }));
      });
      call.on("timeout", () => call.destroy(new Error(`${method} ${path} took too long`)));
      call.on("error", fail);
      call.end(text);
    });
  return { ask, close: () => agent.destroy() };
};

const read = (bytes, { headers }) => {
  const text = bytes.toString("utf8");
  return { text, body: /\bjson/.test(headers["content-type"] ?? "") && !/ndjson/.test(headers["content-type"]) ? parsed(text) : null };
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The answer, or an error that says what was asked and what came instead. */
export const expected = (status, what) => (told) => {
  if (told.status !== status) throw new Error(`${what}: ${told.status} instead of ${status}: ${told.text.slice(0, 300)}`);
  return told;
};
