// What an example is: one state of a part, in both languages, and how it is worked by keys. Shown by `npm run examples`; nothing of it ships.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ComponentType } from "react";

/** Where the page of examples shows a part. */
export const groups = ["actions", "forms", "messages", "figures", "navigation", "overlays"] as const;

/**
 * How the keys work a state: each has a walk in the browser's test, `apps/web/examples/keyboard.ts`.
 * `none` has no Tab stop at all, `stop` has one that changes nothing.
 */
export const keys = [
  "none",
  "press",
  "busy",
  "links",
  "type",
  "step",
  "read",
  "toggle",
  "radio",
  "select",
  "unfold",
  "region",
  "file",
  "summary",
  "dialog",
] as const;

export type Keys = (typeof keys)[number];

export type Texts = Readonly<Record<Locale, string>>;

export interface ExampleProps {
  /** Begins every id of the example, so that no two on the page are equal. */
  readonly id: string;
  readonly locale: Locale;
  readonly say: (texts: Texts) => string;
  /** What the part did is written under the example. */
  readonly act: (what: string) => void;
}

export interface Example {
  readonly keys: Keys;
  readonly Show: ComponentType<ExampleProps>;
}

/** All states of a part. The file is named `<part>.examples.tsx`. */
export interface Examples {
  readonly group: (typeof groups)[number];
  /** Each state takes the whole width. */
  readonly wide?: true;
  /** `rest` is the part as it mostly is, `long` has German words as long as they come; parts of forms also have `error` and `required`. */
  readonly states: Readonly<Record<"rest" | "long", Example>> & Readonly<Record<string, Example>>;
}
