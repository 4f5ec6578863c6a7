// Requests a page many times over a few keep-alive connections and returns the server's processor time per request, in milliseconds.
import { Agent, get } from "node:http";

const once = (url, agent, headers, status) =>
  new Promise((done, fail) => {
    get(url, { agent, headers: { "accept-encoding": "identity", ...headers } }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === status ? done() : fail(new Error(`${url} answered ${answer.statusCode}`)),
      );
    }).on("error", fail);
  });

/** Keeps this process busy between responses: waking an idle one takes a virtual machine a tenth of a millisecond, which would be counted as the server's. */
const awake = () => {
  const until = { over: false };
  const turn = () => void (until.over || setImmediate(turn));
  turn();
  return () => (until.over = true);
};

const sendAll = async (url, times, agent, headers, status, lanes = 4) => {
  const waiting = { left: times };
  const lane = async () => {
    while (waiting.left > 0) {
      waiting.left -= 1;
      await once(url, agent, headers, status);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

export const cpuPerRequest = async (server, path, { warm, times, headers = {}, status = 200 }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const rest = awake();
  try {
    await sendAll(server.url + path, warm, agent, headers, status);
    const before = await server.cpu();
    await sendAll(server.url + path, times, agent, headers, status);
    return ((await server.cpu()) - before) / 1000 / times;
  } finally {
    rest();
    agent.destroy();
  }
};
