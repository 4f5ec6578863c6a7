// The recorded answers of a Strapi 5, by their places, and those that answer a call which no adapter makes. [API-02]
import { readdirSync, readFileSync } from "node:fs";
import { load } from "js-yaml";

export interface Recording {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly body?: Readonly<Record<string, string>> | string;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: {
      readonly data: unknown;
      readonly meta?: unknown;
      readonly error?: { readonly name: string; readonly message: string };
    };
  };
}

const folder = new URL("../../../openapi/fixtures/", import.meta.url);

export const recorded = (name: string): Recording =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as Recording;

const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replaceAll("\\", "/").replace(".json", ""));

const { adapters } = load(readFileSync(new URL("outside.yaml", folder), "utf8")) as {
  readonly adapters: readonly { readonly reason: string; readonly recordings: readonly string[] }[];
};

const unused = new Set(adapters.flatMap(({ recordings }) => recordings));

/** The calls of accounts; all others that the adapters make are reads of content. */
const isOfAccounts = (name: string): boolean => /^\/api\/(auth|users)\//.test(recorded(name).request.path);

const played = names.filter((name) => !unused.has(name)).toSorted();

export const accountRecordings = played.filter(isOfAccounts);
export const contentRecordings = played.filter((name) => !isOfAccounts(name));
