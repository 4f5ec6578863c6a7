// Forms whose fields belong to the address: a browser that goes back must not fill in what stood there for another one. [CNT-03] [CNT-04]
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("[CNT-03] [CNT-04] [VISIT4-8] no form that asks by its address lets the browser restore its fields", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const forms = globSync("**/*.tsx", { cwd: root }).flatMap((file) =>
    (readFileSync(`${root}/${file}`, "utf8").match(/<form\b[^]*?method="get"[^>]*>/g) ?? []).map((form) => ({
      file,
      form,
    })),
  );
  expect(forms.length).toBeGreaterThan(9);
  expect(forms.filter(({ form }) => !form.includes('autoComplete="off"'))).toEqual([]);
});
