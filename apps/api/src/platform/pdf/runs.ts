// A line of text cut into runs of one face and one direction, in the order in which they stand on paper. [REP-2]
import bidiModule, { type Bidi } from "bidi-js";
import { type FaceName, facesFor, isRightToLeft } from "./faces.ts";

export interface Run {
  readonly face: FaceName | "main";
  /** As the font takes it: it turns letters from right to left itself. */
  readonly text: string;
}

/** Whether a face has a glyph for a code point. */
export type Has = (face: FaceName | "main", point: number) => boolean;

interface Cluster extends Run {
  readonly level: number;
}

const made: { bidi?: Bidi } = {};
/** The package is CommonJS: what it exports is the function itself, which its types cannot say. */
const bidiOf = (): Bidi => (made.bidi ??= (bidiModule as unknown as () => Bidi)());

/** A character with its marks. */
const clusterPattern = /\P{M}\p{M}*|\p{M}+/gu;
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const pointOf = (character: string): number => character.codePointAt(0) ?? 0;

const hasAll = (has: Has, face: FaceName | "main", text: string): boolean =>
  Array.from(text).every((character) => has(face, pointOf(character)) || unseen.test(character));

/** Null where the main face prints all of it from left to right: the usual case costs one look at each character. */
export const runsOf = (text: string, has: Has): readonly Run[] | null => {
  if (hasAll(has, "main", text)) return null;
  const written = writable(text, has);
  const { levels } = bidiOf().getEmbeddingLevels(written, "ltr");
  const clusters = Array.from(written.matchAll(clusterPattern)).flatMap(({ 0: cluster, index }) =>
    faced(cluster, has).map((run) => ({ ...run, level: levels[index] ?? 0 })),
  );
  return inOrder(joined(clusters)).map(({ face, text: logical, level }) => ({
    face,
    text: turned(logical, face, level),
  }));
};

/** The text with what no face has in another form: its compatible letters, else the number of the character in brackets. */
const writable = (text: string, has: Has): string =>
  Array.from(text, (character) => {
    if (printed(character, has)) return character;
    if (unseen.test(character)) return "";
    const compatible = character.normalize("NFKD");
    return compatible !== character && Array.from(compatible).every((part) => printed(part, has))
      ? compatible
      : `[U+${pointOf(character).toString(16).toUpperCase().padStart(4, "0")}]`;
  }).join("");

const facesOf = (text: string): readonly (FaceName | "main")[] => ["main", ...facesFor(text)];
const printed = (character: string, has: Has): boolean =>
  facesOf(character).some((face) => hasAll(has, face, character));

/** A letter and its marks in one face where one has them all, else each in its own. */
const faced = (cluster: string, has: Has): readonly Run[] => {
  const face = facesOf(cluster).find((each) => hasAll(has, each, cluster));
  if (face !== undefined) return [{ face, text: cluster }];
  return Array.from(cluster, (text) => ({
    face: facesOf(text).find((each) => hasAll(has, each, text)) ?? "main",
    text,
  }));
};

/** Digits of Arabic stand alone: they are read from left to right, and its font may turn several of them. */
const joined = (clusters: readonly Cluster[]): readonly Cluster[] => {
  const runs: Cluster[] = [];
  for (const cluster of clusters) {
    const last = runs.at(-1);
    const isAlone = isRightToLeft(cluster.face) && cluster.level % 2 === 0;
    if (!isAlone && last?.face === cluster.face && last.level === cluster.level)
      runs[runs.length - 1] = { ...last, text: last.text + cluster.text };
    else runs.push(cluster);
  }
  return runs;
};

/** Rule L2 of the bidirectional algorithm over runs: from the deepest level up, what stands together is turned round. */
const inOrder = (runs: readonly Cluster[]): readonly Cluster[] => {
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  return Array.from({ length: deepest }, (_, at) => deepest - at).reduce<readonly Cluster[]>((order, level) => {
    const turnedRound: Cluster[][] = [[]];
    for (const run of order) {
      if (run.level >= level) turnedRound.at(-1)?.unshift(run);
      else turnedRound.push([run], []);
    }
    return turnedRound.flat();
  }, runs);
};

/** Fonts turn letters of their own script; all else in a run from right to left is turned here, with its brackets. */
const turned = (text: string, face: FaceName | "main", level: number): string => {
  if (isRightToLeft(face) || level % 2 === 0) return text;
  return (text.match(clusterPattern) ?? [])
    .map((cluster) => bidiOf().getMirroredCharacter(cluster) ?? cluster)
    .reverse()
    .join("");
};
