// Runs the API alone: `npm start -w apps/api`.
import { writeSync } from "node:fs";
import { apiSettings, createApi, SettingsWrong, type Settings } from "./index.ts";
import { makePrivateFiles } from "./platform/process/private-files.ts";
import { reportCrashes } from "./platform/process/crash.ts";

reportCrashes((line) => void writeSync(1, line));

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

const api = await createApi(settings).catch(refused);
await api.listen().catch(refused);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void api.close().then(() => process.exit(0)));
