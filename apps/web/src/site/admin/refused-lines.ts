// Lines of a list that could not be read, on their way through an address: their numbers and columns alone. [TKT-06]
import { ticketColumns } from "@kontor/domain/site/ticket";
import type { Locale } from "@kontor/domain/visitor/locale";
import { texts } from "../../platform/texts/server-texts.ts";

/** So many are named. */
const most = 40;

interface LineError {
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** For the address; nothing where no line is refused. */
export const refusedLines = (errors: readonly LineError[] | undefined): { readonly lines?: string } => {
  const lines = (errors ?? []).flatMap(({ facts }) =>
    Number.isSafeInteger(facts?.["line"]) && typeof facts?.["column"] === "string"
      ? [`${facts["line"]}-${facts["column"]}`]
      : [],
  );
  return lines.length === 0 ? {} : { lines: lines.slice(0, most).join(".") };
};

/** In words. */
export const linesIn = ({
  search,
  locale,
}: {
  readonly search: URLSearchParams;
  readonly locale: Locale;
}): readonly string[] => {
  const t = texts(locale, "admin");
  return (search.get("lines") ?? "").split(".").flatMap((line) => {
    const [, number, name] = /^(\d{1,6})-([a-z]+)$/.exec(line) ?? [];
    const column = ticketColumns.find((each) => each === name);
    return number === undefined || column === undefined
      ? []
      : [t("meta.tickets.line", { line: number, column: t(`meta.tickets.csvColumns.${column}`) })];
  });
};
