// Tests of one context alone, for its mutants: `MUTATED` names it. Laws draw the same values in every run, else a mutant would die by chance.
import { defineConfig } from "vitest/config";
import domain from "./vitest.config.ts";

export default defineConfig({
  ...domain,
  test: {
    ...domain.test,
    include: [`src/${process.env["MUTATED"] ?? "*/*"}/*.test.ts`],
    setupFiles: ["./vitest.mutate.setup.ts"],
  },
});
