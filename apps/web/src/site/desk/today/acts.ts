// The words of an administrator that let a shop go on: the clock is right, these numbers were sent last. [ACC-03] [ACC-07]
import type { Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { dayText } from "../../../platform/texts/format.ts";
import type { Act } from "../act.tsx";
import type { Send } from "../calls.ts";
import { kindKey } from "../queries.ts";
import type { TodayAnswer } from "./queries.ts";

interface Acting {
  readonly send: Send;
  readonly t: TFunction;
}

const stale = [kindKey("journal")];

export const confirmClock = (
  { day }: NonNullable<TodayAnswer["clock"]>,
  { send, t, locale }: Acting & { readonly locale: Locale },
): Act => ({
  name: "clock",
  label: t("clock.confirm"),
  text: dayText(locale, day),
  fields: [],
  button: t("clock.button"),
  done: t("clock.done"),
  run: () => send("PUT", "/shop/admin/clock", { body: { day } }),
  stale,
});

/** Numbers as they were pasted, with whatever stands between them. */
const numbersIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((number) => number !== "");

export const confirmNumbers = ({ send, t }: Acting): Act => ({
  name: "numbers",
  label: t("numbers.confirm"),
  fields: [{ name: "sent", label: t("numbers.sent"), hint: t("numbers.hint"), kind: "text", isOptional: true }],
  button: t("numbers.button"),
  done: t("numbers.done"),
  run: (typed) => send("PUT", "/shop/admin/numbers", { body: { sent: numbersIn(typed("sent")) } }),
  stale,
});
