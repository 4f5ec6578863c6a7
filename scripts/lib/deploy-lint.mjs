// Runs the linters of container files and compose files; no daemon, no download.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DCLinter } from "dclint";
import dockerfile from "dockerfile-utils";

/** What is wrong with a container file as its language has it. */
export const instructionFaults = (text) =>
  dockerfile.validate(text, {}).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);

/** How keys are ordered and quoted is no fault. */
const taste = [
  "require-quotes-in-ports",
  "service-dependencies-alphabetical-order",
  "service-keys-order",
  "service-ports-alphabetical-order",
  "services-alphabetical-order",
  "top-level-properties-order",
];

/** As Compose reads it: every setting has its default, and one without has some value. */
const filledIn = (compose) =>
  compose.replaceAll(/\$\{[A-Z_]+(?::-([^}]*)|:\?[^}]*)?\}/g, (_, otherwise) => otherwise ?? "given");

/** What is wrong with a compose file by the schema of Compose, and by what is known to go wrong. */
export const composeFaults = (compose) => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-compose-"));
  const path = join(folder, "compose.yaml");
  try {
    writeFileSync(path, filledIn(compose));
    return new DCLinter({
      quiet: true,
      debug: false,
      exclude: [],
      rules: Object.fromEntries(taste.map((rule) => [rule, 0])),
    })
      .lintFiles([path], false)
      .flatMap(({ messages }) => messages.map(({ line, message, rule }) => `line ${line}: ${message} (${rule})`));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Settings that a compose file requires and an example does not show. */
export const missingIn = (compose, example) => {
  const required = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
  return [...new Set(required)]
    .filter((name) => !new RegExp(`^${name}=`, "m").test(example))
    .map((name) => `${name} is in no example.`);
};
