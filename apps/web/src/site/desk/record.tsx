// The record of any kind: a head that says what it is and how it stands, left what there is, right what can be done. No form stands open. [DSK-08]
import { ArrowLeft } from "lucide-react";
import type { TFunction } from "i18next";
import { type ReactNode, useId } from "react";
import { Link } from "react-aria-components";
import { Badge, type BadgeProps } from "@kontor/ui/badge";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Table, type TableProps } from "@kontor/ui/table";
import "@kontor/ui/table.css";
import { type Cents, zero } from "@kontor/domain/kernel/money";
import { useDeskTexts } from "./texts.ts";
import { Title } from "./title.tsx";
import { useKind } from "./use-kind.tsx";
import * as styles from "./desk.module.css";

interface BackPart {
  readonly page: string;
  readonly text: string;
}

/** The way to what it belongs to. */
export const Back = ({ page, text }: BackPart) => (
  <Link href={useKind().href(page)} className={styles.back}>
    <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
    {text}
  </Link>
);

export interface RecordPart {
  readonly back: BackPart;
  readonly title: string;
  readonly badges: ReactNode;
  /** The one figure that matters. */
  readonly figure?: { readonly label: string; readonly value: string; readonly isLate?: boolean };
  readonly since: string;
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

export const Record = ({ back, title, badges, figure, since, acts, children }: RecordPart) => {
  const t = useDeskTexts();
  return (
    <div className={styles.page}>
      <Back page={back.page} text={back.text} />
      <header className={styles.recordHead}>
        <Title>{title}</Title>
        <span className={styles.badges}>{badges}</span>
        {figure === undefined ? null : (
          <span className={styles.sum} data-late={figure.isLate || undefined}>
            <span className={styles.sumLabel}>{figure.label}</span> <strong>{figure.value}</strong>
          </span>
        )}
        <span className={styles.since}>{since}</span>
      </header>
      <div className={styles.columns}>
        <section className={styles.acts} aria-label={t("record.acts")}>
          {acts}
        </section>
        <div className={styles.parts}>{children}</div>
      </div>
    </div>
  );
};

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

export const Facts = ({
  facts,
}: {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}) => <DefinitionList rows={facts.map(({ label, value }) => ({ term: label, value }))} />;

/** Facts that are there, by the keys of their texts. */
export const factsIn = (
  t: TFunction,
  facts: Readonly<Record<string, ReactNode>>,
): readonly { readonly label: string; readonly value: ReactNode }[] =>
  Object.entries(facts).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [{ label: t(`fact.${key}`), value }],
  );

/** What deviates, each with its look: nothing for what does not. */
export const Marks = ({
  of,
}: {
  readonly of: readonly (readonly [look: NonNullable<BadgeProps["kind"]>, text: string | false])[];
}) =>
  of.map(([look, text]) =>
    text === false ? null : (
      <Badge key={text} kind={look}>
        {text}
      </Badge>
    ),
  );

/** Columns by the keys of their texts, which stand below `of`; some may have figures. */
export const columnsOf = (
  keys: readonly string[],
  t: TFunction,
  of: string,
  figures: readonly string[] = [],
): TableProps["columns"] => keys.map((key) => ({ key, label: t(`${of}.${key}`), isFigure: figures.includes(key) }));

interface Open {
  readonly left: Cents;
  readonly overdue?: Cents;
  readonly toPayBack: Cents;
  readonly payBackLate?: Cents;
  readonly credit?: Cents;
}

/** The one figure of what has money: what is left to pay, else what is to be paid back, else what stands to its credit; in red where it is late. */
export const openFigure = (
  t: TFunction,
  money: (cents: Cents) => string,
  { left, overdue = zero, toPayBack, payBackLate = zero, credit = zero }: Open,
): Pick<RecordPart, "figure"> => {
  const figure = (name: string, value: Cents, isLate = false) => ({
    figure: { label: t(`figure.${name}`), value: money(value), isLate },
  });
  if (left > 0) return figure("left", left, overdue > 0);
  if (toPayBack > 0) return figure("toPayBack", toPayBack, payBackLate > 0);
  return credit > 0 ? figure("credit", credit) : {};
};

interface TablePartProps<R> {
  readonly title: string;
  /** The texts of the kind, and where in them its columns stand. */
  readonly t: TFunction;
  readonly of: string;
  readonly columns: readonly string[];
  /** Those of them that have figures. */
  readonly figures?: readonly string[];
  readonly rows: readonly R[];
  readonly cells: (row: R, at: number) => TableProps["rows"][number]["cells"];
  readonly keyOf?: (row: R, at: number) => string;
  /** Without it nothing is shown where there are no rows. */
  readonly empty?: string;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** A part of a record that is one table. */
export const TablePart = <R,>({
  title,
  t,
  of,
  columns,
  figures,
  rows,
  cells,
  keyOf = (_, at) => String(at),
  empty,
  above,
  below,
}: TablePartProps<R>) =>
  rows.length === 0 && empty === undefined ? null : (
    <Part title={title}>
      {above}
      <Entries
        caption={title}
        empty={empty ?? ""}
        columns={columnsOf(columns, t, of, figures)}
        rows={rows.map((row, at) => ({ key: keyOf(row, at), cells: cells(row, at) }))}
      />
      {below}
    </Part>
  );

/** A table of what belongs to the record; its title says what it is. */
export const Entries = (table: Omit<TableProps, "link">) => (
  <div className="k-captions-hidden">
    <Table {...table} link={DeskLink} />
  </div>
);

const DeskLink: NonNullable<TableProps["link"]> = ({ href, children }) => <Link href={href}>{children}</Link>;
