// Tests of one context alone, for its mutants: `MUTATED` names it. Laws draw the same values in every run, else a mutant would die by chance.
import { defineConfig } from "vitest/config";
import domain from "./vitest.config.ts";

export default defineConfig({
  ...domain,
  test: {
    ...domain.test,
    include: ["vitest.mutate.tests.ts"],
    // Quickly: files share their modules. What stands outside of functions is then not noticed, so that a score can only be too low.
    isolate: process.env["MUTATE_QUICKLY"] !== "1",
    setupFiles: ["./vitest.mutate.setup.ts"],
    // Slow is not wrong: Stryker itself ends what never ends.
    testTimeout: 600_000,
  },
});
