// Mutants of the domain's rules and machines, one context at a time: `npm run mutate` calls this with MUTATED set. [HDL-01]
const context = process.env.MUTATED ?? "kernel/money";
const name = context.replace("/", "-");
const strict = /^(kernel|shop)\//.test(context);

export default {
  mutate: [`src/${context}/rules.ts`, `src/${context}/machine.ts`],
  testRunner: "context",
  plugins: ["./stryker.runner.mjs"],
  testRunnerNodeArgs: ["--conditions=@kontor/source"],
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
  ignorePatterns: ["dist", "*.tgz", ".stryker-tmp", "reports"],
  // What Stryker remembers misses mutants that stand outside of functions when only a test has changed.
  incremental: process.env.MUTATE_AGAIN === "1",
  incrementalFile: `../../.kontor/mutants/${name}.json`,
  reporters: ["json"],
  jsonReporter: { fileName: `../../.kontor/mutants/${name}.report.json` },
  thresholds: { high: 95, low: strict ? 90 : 80, break: strict ? 90 : 80 },
  // The runner detects endless loops by a counter and endless waits by itself; on a busy machine a slow mutant is neither.
  timeoutMS: 300_000,
  dryRunTimeoutMinutes: 60,
  timeoutFactor: 3,
  allowConsoleColors: false,
  fileLogLevel: "off",
  logLevel: "error",
  disableTypeChecks: false,
};
