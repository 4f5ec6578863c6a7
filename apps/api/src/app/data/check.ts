// npm run data -- check, npx kontor check: the provider's folder, judged before anybody orders; --fix carries one of an earlier version over. [PKG-07]
import { dirname } from "node:path";
import { carryOver, versionOf } from "../folder/carry-over.ts";
import { findings } from "../folder/check.ts";
import { folderVersion, versionFile } from "../folder/folder-version.ts";
import { demoContent } from "../../platform/settings/content-directory.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused } from "./place.ts";

/** Whether nothing is wrong. */
export const checkCommand = (settings: Settings, fixes: boolean, now: number, say: Say): boolean => {
  const { contentDir } = settings;
  const folder = contentDir === demoContent ? null : dirname(contentDir);
  const version = folder === null ? folderVersion : versionOf(folder);
  if (version === null || version > folderVersion)
    throw new DataRefused(
      `${versionFile} names the version of a later kontor, or none: install the kontor that wrote this folder.`,
    );
  if (fixes && folder !== null)
    for (const file of carryOver(folder, contentDir)) say(`Carried over to version ${folderVersion}: ${file}`);
  const { wrong, toLookAt } = findings(settings, now);
  const older =
    !fixes && version < folderVersion
      ? [`${versionFile}: this folder is of an earlier version; npx kontor check --fix carries it over`]
      : [];
  const list = (title: string, sentences: readonly string[]): void => {
    if (sentences.length > 0) say([title, ...sentences.map((sentence) => `  ${sentence}`)].join("\n"));
  };
  list("Wrong:", wrong);
  list("To look at:", [...older, ...toLookAt]);
  if (wrong.length === 0) say(`Nothing is wrong in ${contentDir}.`);
  return wrong.length === 0;
};
