// Checks the provider's folder and ends with 1 where something is wrong: `node server/check.js` of a container, `npx kontor check` of a folder. [PKG-07] [PKG-08]
import { checkFolder } from "@kontor/api/check";
import { readSettings, SettingsWrong } from "@kontor/api/settings";
import { readProvider } from "../platform/provider/folder.ts";

/** As a start would refuse them, with the names that all other sentences have. */
const look = (contentDir: string): readonly string[] => {
  try {
    readProvider(contentDir);
    return [];
  } catch (error) {
    if (error instanceof SettingsWrong)
      return error.message.split("\n").map((sentence) => sentence.replace(`CONTENT_DIR=${contentDir}: `, "content/"));
    throw error;
  }
};

// Who reads only the first lines, such as `head`, goes away before the rest.
process.stdout.on("error", () => {});

try {
  const words = process.argv.slice(2);
  const fixes = words[0] === "--fix";
  if (words.length > (fixes ? 1 : 0)) throw new SettingsWrong(["check takes --fix, or nothing."]);
  const settings = readSettings(process.env);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  process.exitCode = checkFolder({ settings, fixes, say, look }) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsWrong)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 78;
}
