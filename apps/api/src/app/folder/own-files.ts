// What stands in the folder beside its content: package, settings with secrets, containers, and what to read. [PKG-07]
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Answers, folderName, sellerOf } from "./answers.ts";
import { folderVersion, versionFile } from "./folder-version.ts";

const manifest = (answers: Answers, version: string): object => ({
  // Never the name of its dependency.
  name: `${folderName(answers.name)}-shop`,
  private: true,
  scripts: {
    start: "kontor start",
    check: "kontor check",
    data: "kontor data",
    "admin:create": "kontor admin:create",
  },
  dependencies: { kontor: version },
  // It looks for what is there already.
  allowScripts: { sharp: false },
});

const secret = (): string => randomBytes(32).toString("hex");

const settings = (answers: Answers): string => {
  const { country } = sellerOf(answers);
  return [
    "# Settings of the shop, for `npx kontor` and for the containers of compose.yaml. Secrets: keep this file out of every repository.",
    `SELLER_COUNTRY=${country}`,
    ...(country === "DE" ? ["CONTRACT_POLICY=consumer-de"] : []),
    `SESSION_SECRET=${secret()}`,
    `FACTOR_KEY=${secret()}`,
    `DATABASE_PASSWORD=${secret()}`,
    "",
    "# As soon as visitors come by https: take the signs away.",
    `# PUBLIC_URL=https://${answers.domain}`,
    "# TRUST_PROXY=on",
    "",
    "# Where the days of the shop begin, if not in Germany: a name such as those of `timedatectl list-timezones`.",
    "# TIME_ZONE=",
    "",
    "# Without a mail server letters are files in data/mail.",
    "# SMTP_URL=smtp://user:password@mail.example.org:587",
    "",
  ].join("\n");
};

const filled = (text: string, answers: Answers, version: string): string =>
  text
    .replaceAll("{{name}}", answers.name.replaceAll(/[\\`*_<>[\]|]/g, "\\$&"))
    .replaceAll("{{project}}", folderName(answers.name))
    .replaceAll("{{domain}}", answers.domain)
    .replaceAll("{{version}}", version);

/** Files whose names npm would leave out of a tarball, or take for its own. */
const dotted = new Set(["gitignore", "dockerignore", "npmrc"]);

/** @param templates with the files of the containers and of what to read; `nginx` is the file that every shop has */
export const writeFiles = async (
  templates: string,
  nginx: string,
  folder: string,
  answers: Answers,
  version: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  // The first file, which must not be there: of two that write at once one gives up before it changes anything.
  writeFileSync(join(folder, versionFile), `${JSON.stringify({ folder: folderVersion }, null, 2)}\n`, { flag: "wx" });
  for (const entry of readdirSync(templates, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = dotted.has(entry.name) ? `.${entry.name}` : entry.name;
    writeFileSync(join(folder, name), filled(readFileSync(join(templates, entry.name), "utf8"), answers, version));
  }
  writeFileSync(join(folder, "nginx.conf"), readFileSync(nginx));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(answers, version), null, 2)}\n`);
  writeFileSync(join(folder, ".env"), settings(answers), { mode: 0o600 });
};
