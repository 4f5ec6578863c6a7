// The first screen of all: what `npm start` shows in a terminal once the shop is open. [OPS-01]
import type { Outline } from "@kontor/api";
import { type Paint } from "@kontor/api/terminal-lines";

export interface Opened {
  readonly version: string;
  /** From the beginning of the process, in milliseconds. */
  readonly took: number;
  /** Where the shop is reached. */
  readonly address: string;
  /** Where it listens, if visitors come by another address. */
  readonly listens: string | null;
  readonly hasDocumentation: boolean;
  /** Of the API in this process; null where it is elsewhere. */
  readonly outline: Outline | null;
  readonly apiUrl: string | null;
}

type Row = readonly [name: string, ...lines: string[]];

const column = 12;

const rowsOf = ({ address, listens, hasDocumentation, outline, apiUrl }: Opened, paint: Paint): readonly Row[] => {
  const link = (path: string): string => paint("cyan", `${address}${path}`);
  return [
    ["Shop", link("/"), ...(listens === null ? [] : [`listens at ${listens}`])],
    [
      "Desk",
      link("/admin"),
      ...(outline?.hasAdministrator === false
        ? [`No one can log in there yet: ${paint("bold", "npm run admin:create")} makes the first administrator.`]
        : []),
    ],
    ["API", link("/api/docs"), ...(apiUrl === null ? [] : [`answered by ${apiUrl}`])],
    ...(hasDocumentation ? [["Guide", link("/docs/")] as const] : []),
    ...(outline === null
      ? []
      : [
          [
            "Mails",
            outline.mails === null
              ? "sent by the mail server of SMTP_URL"
              : `${outline.mails}  ${paint("dim", "(nothing is sent without SMTP_URL)")}`,
          ] as const,
          ["Data", outline.data, ...(outline.database === null ? [] : [`PostgreSQL at ${outline.database}`])] as const,
        ]),
  ];
};

/** The flag that the shop flies: the letter K of the signal code, yellow and blue. */
const flag = (paint: Paint): string => {
  const halves = paint("bgYellow", "  ") + paint("bgBlue", "  ");
  return halves.trim() === "" ? "" : `${halves}  `;
};

export const startScreen = (opened: Opened, paint: Paint): string => {
  const rows = rowsOf(opened, paint).flatMap(([name, ...lines]) =>
    lines.map((line, at) => `  ${paint("bold", (at === 0 ? name : "").padEnd(column))}${line}`),
  );
  const seconds = (opened.took / 1000).toFixed(1);
  return [
    "",
    `  ${flag(paint)}${paint("bold", `Kontor ${opened.version}`)} is open ${paint("dim", `after ${seconds} s`)}`,
    "",
    ...rows,
    "",
    paint("dim", "  Ctrl+C stops it. Pages and calls follow, a line for each."),
    "",
    "",
  ].join("\n");
};
