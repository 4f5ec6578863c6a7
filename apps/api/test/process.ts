// The API as a process of its own, as an operator starts it, for tests of several.
import { spawn, type ChildProcess } from "node:child_process";
import { setClock } from "./clock-at.ts";
import type { Ask, FreshPlace } from "./harness.ts";
import { freePort } from "../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../scripts/lib/server-program.ts";

/** Calls over the network; the answer as it came. */
export const askAt =
  (url: string): Ask =>
  async (method, path, body, headers = {}) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, body: JSON.parse(text), headers: Object.fromEntries(answer.headers) };
  };

export interface Process {
  readonly ask: Ask;
  readonly port: number;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly log: () => string;
}

export const started = async (
  place: Pick<FreshPlace, "env">,
  main = serverProgram("api"),
  before: readonly string[] = [],
): Promise<Process> => {
  const port = Number(place.env["PORT"] ?? (await freePort()));
  const env = {
    PATH: process.env["PATH"] ?? "",
    PORT: String(port),
    CLOCK_CONFIRMED: setClock,
    AUTH_RATE_LIMIT: "20",
    ...place.env,
    ORDER_RATE_FACTOR: "100",
    NODE_NO_WARNINGS: "1",
  };
  const child = spawn(process.execPath, [...before, main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  child.stdout?.on("data", (data) => lines.push(String(data)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  for (
    let attempt = 0;
    attempt < 400 &&
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ));
    attempt += 1
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  const ask = askAt(url);
  return { ask, port, child, ended, log: () => lines.join("") };
};
