// npx kontor check: the provider's folder, judged before anybody orders; --fix carries one of an earlier version over. [PKG-07]
import { dirname } from "node:path";
import { demoContent } from "../../platform/settings/content-directory.ts";
import { type Settings, StartRefused } from "../../platform/settings/settings.ts";
import { carryOver, versionOf } from "./carry-over.ts";
import { findings } from "./check.ts";
import { folderVersion, versionFile } from "./folder-version.ts";

export interface CheckOf {
  readonly settings: Settings;
  /** Whether an older folder is carried over first. */
  readonly fixes: boolean;
  /** Else that of the computer. */
  readonly now?: number;
  readonly say: (line: string) => void;
  /** What is wrong with colours, mark and pictures, which the site reads. */
  readonly look: (contentDir: string) => readonly string[];
}

/** Whether nothing is wrong. */
export const checkFolder = ({ settings, fixes, now = Date.now(), say, look }: CheckOf): boolean => {
  const { contentDir } = settings;
  const folder = contentDir === demoContent ? null : dirname(contentDir);
  const version = folder === null ? folderVersion : versionOf(folder);
  if (version === null || version > folderVersion)
    throw new StartRefused([
      `${versionFile} names the version of a later kontor, or none: install the kontor that wrote this folder.`,
    ]);
  if (fixes && folder !== null)
    for (const file of carryOver(folder, contentDir)) say(`Carried over to version ${folderVersion}: ${file}`);
  const found = findings(settings, now);
  const wrong = [...new Set([...found.wrong, ...look(contentDir)])];
  const older =
    !fixes && version < folderVersion
      ? [`${versionFile}: this folder is of an earlier version; npx kontor check --fix carries it over`]
      : [];
  const list = (title: string, sentences: readonly string[]): void => {
    if (sentences.length > 0) say([title, ...sentences.map((sentence) => `  ${sentence}`)].join("\n"));
  };
  list("Wrong:", wrong);
  list("To look at:", [...older, ...found.toLookAt]);
  if (wrong.length === 0) say(`Nothing is wrong in ${contentDir}.`);
  return wrong.length === 0;
};
