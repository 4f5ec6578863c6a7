// npm run data: moves, backs up and restores the shop's data. Without --from or --to it is the data of DATABASE_URL, else of DATA_DIR.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startSentence } from "../../platform/settings/start-sentences.ts";
import { makePrivateFiles } from "../../platform/process/private-files.ts";
import { contentFolder } from "../../platform/settings/content-directory.ts";
import { defaultTimeZone, readSettings, SettingsWrong } from "../../platform/settings/settings.ts";
import { adminCommand } from "./admin.ts";
import { clockCommand } from "./clock.ts";
import { backup, move, restore } from "./database-commands.ts";
import { publishCommand, seedCommand } from "./content.ts";
import { factorCommand } from "./factor.ts";
import { linkCommand } from "./link.ts";
import { linkedCommand } from "./linked.ts";
import { letters } from "./mails.ts";
import { numbersCommand, numbersIn, type NumbersAct } from "./numbers.ts";
import { type Day, dayOf, instant, readDay } from "@kontor/domain/kernel/calendar";
import { exportPeriod } from "@kontor/domain/site/outside";
import type { ExportSettings } from "../../site/outside/export-rows.ts";
import { exportCommand } from "./export.ts";
import { paymentsCommand } from "./payments.ts";
import { DataRefused } from "./place.ts";
import { ticketsCommand, ticketsUsage } from "./tickets.ts";
import { strapiCommand } from "./strapi.ts";
import { wordsCommand } from "./words.ts";
import { requestFilesCommand, requestsCommand } from "./requests.ts";

/** Where links lead, and the day of which a list says what is owed. */
const exportSettings = (first: string | undefined, last: string | undefined): ExportSettings => {
  const { publicUrl, timeZone } = readSettings(process.env);
  const dayIn = (typed: string | undefined): Day | null => {
    const read = typed === undefined ? null : readDay(typed);
    if (typed !== undefined && read === null) throw new DataRefused(`${typed} is no day: write 2026-11-30.`);
    return read;
  };
  const period = exportPeriod({ from: dayIn(first), until: dayIn(last) }, timeZone);
  return { publicUrl, today: dayOf(instant(Date.now()), timeZone), period };
};

const usage = `npm run data -- backup  [--to FILE] [--from PLACE]
npm run data -- restore --from FILE [--to PLACE] [--replace] [--numbers-from "NUMBER …"|backup]
npm run data -- move    --from PLACE --to PLACE [--replace] [--running]
npm run data -- letters [--from PLACE] [--again]
npm run data -- requests [REFERENCE [--files DIRECTORY]] [--from PLACE]
npm run data -- export  orders|order-lines|invoices|invoice-lines|charges|customers|subscribers [--format csv|jsonl] [--first DAY] [--last DAY] [--to FILE] [--from PLACE]
npm run data -- subscribers [--format csv|jsonl] [--to FILE] [--from PLACE]
npm run data -- admin   [--to PLACE]
npm run data -- factor  EMAIL [--to PLACE]
npm run data -- clock   [confirm] [--to PLACE]
npm run data -- numbers [confirm [--numbers-from "NUMBER …"] | ask] [--to PLACE]
npm run data -- payments [--to PLACE]
npm run data -- link    [EMAIL] [--to PLACE]
npm run data -- linked  [EMAIL] [--from PLACE]
npm run data -- seed    [--to PLACE] [--replace]
npm run data -- words   [--to PLACE]
${ticketsUsage}
npm run data -- strapi  --to DIRECTORY
npm run data -- publish TYPE KEY [LANGUAGE] [--to PLACE]
npm run data -- unpublish TYPE KEY [LANGUAGE] [--to PLACE]
A PLACE is a data directory, a SQLite file, or postgres://user:password@host:5432/name.`;

const dataDir = process.env["DATA_DIR"]?.trim() || "./data";
const own = process.env["DATABASE_URL"]?.trim() || dataDir;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        from: { type: "string" },
        to: { type: "string" },
        files: { type: "string" },
        "numbers-from": { type: "string" },
        format: { type: "string", default: "csv" },
        first: { type: "string" },
        last: { type: "string" },
        replace: { type: "boolean", default: false },
        running: { type: "boolean", default: false },
        again: { type: "boolean", default: false },
      },
    });
  } catch {
    throw new DataRefused(usage);
  }
};

const contentDir = (): string => {
  const folder = contentFolder(process.env["CONTENT_DIR"]?.trim() || undefined, "CONTENT_DIR");
  if (folder instanceof Error) throw new SettingsWrong([folder.message]);
  return folder;
};

const zone = (): string => process.env["TIME_ZONE"]?.trim() || defaultTimeZone;

/** `backup`: the last numbers here are the last ones that were sent. */
const sentNumbers = (typed: string): readonly string[] => (typed.trim() === "backup" ? [] : numbersIn(typed));

const isNumbersAct = (word: string): boolean => word === "show" || word === "confirm" || word === "ask";

const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");

const run = async (): Promise<void> => {
  const {
    values: { from, to, files, format, first, last, replace, running, again, "numbers-from": sent = null },
    positionals,
  } = readArguments();
  const [command, ...words] = positionals;
  if (positionals.length === 1 && command === "backup")
    return backup(from ?? own, to ?? join(dataDir, "backups", `kontor-${stamp()}.sqlite`), say);
  if (positionals.length === 1 && command === "restore" && from !== undefined)
    return restore(
      from,
      to ?? own,
      { replace, numbersFrom: sent === null ? null : sentNumbers(sent), zone: zone() },
      say,
    );
  if (positionals.length === 1 && command === "move" && from !== undefined && to !== undefined)
    return move(from, to, { replace, running }, say);
  if (positionals.length === 1 && command === "letters") return letters(from ?? own, again, say);
  if (command === "requests" && words[0] !== undefined && words.length === 1 && files !== undefined)
    return requestFilesCommand(from ?? own, { reference: words[0], directory: files }, say);
  if (command === "requests" && words.length <= 1) return requestsCommand(from ?? own, words[0] ?? null, say);
  if (command === "export" && words[0] !== undefined && words.length === 1)
    return exportCommand(from ?? own, { list: words[0], format, ...exportSettings(first, last), file: to ?? null });
  if (positionals.length === 1 && command === "subscribers")
    return exportCommand(from ?? own, { list: command, format, ...exportSettings(first, last), file: to ?? null });
  if (positionals.length === 1 && command === "admin") return adminCommand(to ?? own, process.env, say);
  if (command === "factor" && words[0] !== undefined && words.length === 1)
    return factorCommand(to ?? own, words[0], say);
  if (command === "clock" && (words.length === 0 || (words.length === 1 && words[0] === "confirm")))
    return clockCommand(to ?? own, words[0] === "confirm", zone(), say);
  if (command === "numbers" && words.length <= 1 && isNumbersAct(words[0] ?? "show"))
    return numbersCommand(
      to ?? own,
      (words[0] ?? "show") as NumbersAct,
      sent === null ? [] : sentNumbers(sent),
      zone(),
      say,
    );
  if (positionals.length === 1 && command === "payments") {
    const isSame = await paymentsCommand(to ?? own, readSettings(process.env), say, () => instant(Date.now()));
    if (!isSame) process.exitCode = 1;
    return;
  }
  if (command === "link" && words.length <= 1) return linkCommand(to ?? own, words[0] ?? null, process.env, say);
  if (command === "linked" && words.length <= 1) return linkedCommand(from ?? own, words[0] ?? null, process.env, say);
  if (positionals.length === 1 && command === "words") return wordsCommand(to ?? own, say);
  if (positionals.length === 1 && command === "seed")
    return seedCommand(
      to ?? own,
      replace,
      { timeZone: zone(), contentDir: contentDir(), cmsUrl: process.env["CMS_URL"]?.trim() || null },
      say,
    );
  if (positionals.length === 1 && command === "strapi" && to !== undefined) return strapiCommand(to, say);
  if ((command === "publish" || command === "unpublish") && (words.length === 2 || words.length === 3))
    return publishCommand(to ?? own, command, words, say);
  if (
    command === "tickets" &&
    (await ticketsCommand((words.length === 0 ? from : to) ?? own, words, readSettings(process.env), say))
  )
    return;
  throw new DataRefused(usage);
};

makePrivateFiles();
try {
  await run();
} catch (error) {
  const sentence =
    error instanceof DataRefused || error instanceof SettingsWrong
      ? error.message
      : startSentence(error, { dataDir, databaseUrl: process.env["DATABASE_URL"] ?? null });
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = error instanceof SettingsWrong ? 78 : 1;
}
