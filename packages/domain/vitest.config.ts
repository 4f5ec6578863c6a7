// Tests of the domain: sources are resolved by the condition `@kontor/source`, nothing is built first.
import { defineConfig } from "vitest/config";

const conditions = ["@kontor/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
