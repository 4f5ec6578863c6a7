// The script that waits for a touch, as the build writes it into documents.
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { localeCookie } from "@kontor/domain/visitor/locale";
import { expect, it } from "vitest";
import { inlineScript } from "../build/app-scripts-plugin.ts";

const text = await inlineScript(fileURLToPath(new URL("waking.ts", import.meta.url)));

it("[LOC-16] the waking script stands in one text that needs nothing but the document around it, and is small", () => {
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/<\/script|<!--|__reactProps|\brequire\(|^import /m);
  expect(text.length).toBeLessThan(2_750);
});

it("[LOC-06] it remembers the language under the domain's name of the cookie and for as long", () => {
  expect(text).toContain(`name:\`${localeCookie.name}\``);
  expect(text).toContain(`days:${localeCookie.days}`);
});
