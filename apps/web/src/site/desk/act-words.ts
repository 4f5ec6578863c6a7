// Acts by their texts: of every kind alike an act has a title, what its dialog explains, a button, and what is said once it is done. [DSK-08]
import type { TFunction } from "i18next";
import type { Act } from "./act.tsx";
import type { ActField } from "./control.tsx";

interface ActTexts {
  readonly t: TFunction;
  readonly stale: Act["stale"];
  /** Where the texts of the acts stand. */
  readonly of?: string;
  /** What their explanations name. */
  readonly facts?: Readonly<Record<string, string>>;
}

export const actWords = (t: TFunction, name: string, of = "act.") => ({
  name,
  label: t(`${of}${name}.title`),
  button: t(`${of}${name}.button`),
  done: t(`${of}${name}.done`),
});

/** Makes the acts of a kind. */
export const actBy =
  ({ t, stale, of = "act.", facts = {} }: ActTexts) =>
  (name: string, more: Pick<Act, "fields" | "run"> & Partial<Act>): Act => ({
    ...actWords(t, name, of),
    text: t(`${of}${name}.text`, facts),
    stale,
    ...more,
  });

/** Why it is done, which the journal has. */
export const reason: ActField = { name: "reason", kind: "reason" };

/** One of some values, the first where none is usual. */
export const choice = <V extends string>(
  name: string,
  label: string,
  values: readonly V[],
  textOf: (value: V) => string,
  usual: V | "" = values[0] ?? "",
): ActField => ({
  name,
  label,
  kind: "select",
  value: usual,
  options: values.map((value) => ({ value, label: textOf(value) })),
});
