// Makes the TypeScript types of both contracts, for the adapters and for the API. Files change only when a contract does.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const targets = ["../packages/adapters/src/generated/", "../apps/api/src/generated/"].map((path) => new URL(path, import.meta.url));

for (const name of ["shop", "content"]) {
  const nodes = await openapiTypescript(new URL(`./${name}.yaml`, import.meta.url), { immutable: true, alphabetize: false });
  const text = `// Generated from openapi/${name}.yaml by \`npm run generate\`; never edited.\n${astToString(nodes)}`;
  for (const target of targets) {
    const file = new URL(`${name}.gen.ts`, target);
    await mkdir(target, { recursive: true });
    if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
  }
}
