// Runs the API alone: `npm start -w apps/api`.
import { writeSync } from "node:fs";
import { apiSettings, createApi, SettingsWrong, type Settings } from "./index.ts";
import { shownOn } from "./platform/log/terminal-lines.ts";
import { makePrivateFiles } from "./platform/process/private-files.ts";
import { reportCrashes } from "./platform/process/crash.ts";

const show = (line: string): string => shownOn(process.stdout, process.env["LOG_LEVEL"] ?? "info")(line);

reportCrashes((line) => void writeSync(1, show(line)));

makePrivateFiles();

const settings = ((): Settings => {
  try {
    return apiSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsWrong)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
})();

const refused = (error: unknown): never => {
  if (!(error instanceof SettingsWrong)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(78);
};

const logTo = { write: (line: string) => void process.stdout.write(show(line)) };
const api = await createApi(settings, process.stdout.isTTY ? { logTo } : {}).catch(refused);
const address = await api.listen().catch(refused);
if (process.stdout.isTTY)
  process.stdout.write(`\n  The API is open at ${address}/api, described at ${address}/api/docs\n\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void api.close().then(() => process.exit(0)));
