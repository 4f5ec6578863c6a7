// The recorded answers of a Strapi 5, by their places, and what of them is outside of the subset that the store speaks. [API-02]
import { readdirSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { Headers, Loose } from "./harness.ts";

export interface Recording {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly authorization?: string;
    readonly headers?: Headers;
    readonly body?: unknown;
    readonly raw?: string;
  };
  readonly response: { readonly status: number; readonly headers: Headers; readonly body: Loose };
}

interface Outside {
  readonly reason: string;
  /** The status that is answered here; null for what is no request. */
  readonly answers: number | null;
  readonly recordings: readonly string[];
}

const folder = new URL("../../../openapi/fixtures/", import.meta.url);

/** Every recording by its place: `auth/login-blocked`. */
export const names: readonly string[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replaceAll("\\", "/").replace(".json", ""))
  .toSorted();

export const recorded = (name: string): Recording =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as Recording;

const { store } = load(readFileSync(new URL("outside.yaml", folder), "utf8")) as { readonly store: readonly Outside[] };

/** What is not spoken here, with the status that is answered instead. */
export const outside: readonly (readonly [name: string, answers: number | null])[] = store.flatMap(
  ({ recordings, answers }) => recordings.map((name) => [name, answers] as const),
);

/** Flags are read with an account, as content. */
const areOfAccounts =
  /^(auth|oauth|modes\/(email-confirmation|rate-limit|refresh-tokens))\/(?!content-)|^v4-format\/(me|register)$|^errors\/body-too-large$/;

const isOutside = new Set(outside.map(([name]) => name));

/** Replayed by the tests of the accounts, or by those of the content: never by none. */
export const accountRecordings = names.filter((name) => areOfAccounts.test(name) && !isOutside.has(name));
export const contentRecordings = names.filter((name) => !areOfAccounts.test(name) && !isOutside.has(name));
