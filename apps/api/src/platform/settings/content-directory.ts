// Where the provider's content is: the folder that CONTENT_DIR names, else the demo's beside the workspaces; what is wrong in it is said with its name. [PKG-08] [OPS-01]
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The demo's, with a slash at its end. */
export const demoContent = fileURLToPath(new URL("../../../../../content/", import.meta.url));

/** Only that it is a folder; what is missing or wrong in it is said where it is read. */
export const contentFolder = (value: string | undefined, name: string): string | Error => {
  if (value === undefined) return demoContent;
  const folder = resolve(value);
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    ? folder
    : new Error(`${name} is “${value}”, but there is no such folder: name the one that site.json and catalog are in.`);
};

/** Sentences name files as the demo has them, `content/site.json`; of another folder they name it, too. */
export const inFolder = (folder: string, sentences: readonly string[]): readonly string[] =>
  folder === demoContent
    ? sentences
    : sentences.map(
        (sentence) => `CONTENT_DIR=${folder}: ${sentence.replaceAll(/(?<=^|[\s`“(])content\/(?=[a-z{])/g, "")}`,
      );
