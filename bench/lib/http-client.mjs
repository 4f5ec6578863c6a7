// A JSON client over a few keep-alive connections.
import { Agent, request } from "node:http";

/** `send(method, path, body, headers)` → `{ status, body, text }`; `close()` closes the connections. */
export const httpClient = (url, connections = 8) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const once = (method, path, text, headers) =>
    new Promise((done, fail) => {
      const call = request({ hostname, port, agent, method, path, headers, timeout: 30_000 }, (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("error", fail);
        answer.on("end", () =>
          done({ status: answer.statusCode, headers: answer.headers, ...read(Buffer.concat(parts), answer) }),
        );
      });
      call.on("timeout", () => call.destroy(new Error(`${method} ${path} took too long`)));
      call.on("error", (problem) => fail(Object.assign(problem, { wasReused: call.reusedSocket })));
      call.end(text);
    });
  const send = async (method, path, body, given = {}) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type =
      text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const headers = { ...type, ...given };
    return once(method, path, text, headers).catch((problem) => {
      // The server closed an idle connection just as it was reused: the request was not read.
      if (problem.code === "ECONNRESET" && problem.wasReused) return once(method, path, text, headers);
      throw problem;
    });
  };
  return { send, close: () => agent.destroy() };
};

const read = (bytes, { headers }) => {
  const text = bytes.toString("utf8");
  return {
    text,
    body: /\bjson/.test(headers["content-type"] ?? "") && !/ndjson/.test(headers["content-type"]) ? parsed(text) : null,
  };
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The response, or an error that names the request and what came instead. */
export const expected = (status, what) => (response) => {
  if (response.status !== status)
    throw new Error(`${what}: ${response.status} instead of ${status}: ${response.text.slice(0, 300)}`);
  return response;
};
