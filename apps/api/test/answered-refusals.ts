// Notes which refusals each call answered, in a file of this process: what the contract lists is held against all of them after a whole run. [PKG-03]
import { appendFileSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { readOperationRefusals } from "../src/platform/contract/served.ts";

const folder = fileURLToPath(new URL("../../../.kontor/answered-refusals/", import.meta.url));
const seen = new Set<string>();
const listed = readOperationRefusals();

interface Answered {
  readonly refusal?: string;
  readonly errors?: readonly { readonly refusal: string }[];
}

const tagsOf = ({ refusal, errors = [] }: Answered): readonly string[] =>
  [refusal, ...errors.map((error) => error.refusal)].filter((tag) => tag !== undefined);

/** What a call answered although the contract does not list it. */
export const unlistedRefusals = (operation: string, body: Answered): readonly string[] =>
  tagsOf(body).filter(
    (tag) => ![...listed.everywhere, ...(listed.operations[operation] ?? [])].some((known) => known === tag),
  );

/** Added to each API of the tests. */
export const noteRefusals = (app: FastifyInstance): void => {
  app.addHook("onSend", async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (
      operation !== undefined &&
      typeof payload === "string" &&
      String(reply.getHeader("content-type")).startsWith("application/problem+json")
    )
      for (const tag of tagsOf(JSON.parse(payload))) note(`${operation} ${tag}`);
    return payload;
  });
};

const note = (line: string): void => {
  if (seen.has(line)) return;
  seen.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}${process.pid}.txt`, `${line}\n`);
};
