// The examples of a document: what stands between its fences, in the language of a fence.
import { readFileSync } from "node:fs";
import { at } from "./places.mjs";

/**
 * @param {string} file
 * @param {readonly string[]} languages
 * @returns {{ language: string, text: string, line: number }[]} each with the line of the document on which it begins
 */
export const fencesOf = (file, ...languages) => {
  const document = readFileSync(at(file), "utf8");
  return [...document.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, language]) => languages.includes(language))
    .map(({ 1: language, 2: text, index }) => ({
      language,
      text,
      line: document.slice(0, index).split("\n").length + 1,
    }));
};
