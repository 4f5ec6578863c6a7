// The record of any kind: a head that says what it is and how it stands, left what there is, right what can be done. No form stands open. [DSK-08]
import { ArrowLeft } from "lucide-react";
import type { TFunction } from "i18next";
import { type ReactNode, useId } from "react";
import { Link } from "react-aria-components";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Table, type TableProps } from "@kontor/ui/table";
import "@kontor/ui/table.css";
import { useDeskTexts } from "./texts.ts";
import { Title } from "./title.tsx";
import * as styles from "./desk.module.css";

export interface RecordPart {
  readonly back: { readonly href: string; readonly text: string };
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
      <Link href={back.href} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        {back.text}
      </Link>
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

/** Columns by the keys of their texts, which stand below `of`; one may have figures. */
export const columnsOf = (keys: readonly string[], t: TFunction, of: string, figure?: string): TableProps["columns"] =>
  keys.map((key) => ({ key, label: t(`${of}.${key}`), isFigure: key === figure }));

/** A table of what belongs to the record; its title says what it is. */
export const Entries = (table: Omit<TableProps, "link">) => (
  <div className="k-captions-hidden">
    <Table {...table} link={DeskLink} />
  </div>
);

const DeskLink: NonNullable<TableProps["link"]> = ({ href, children }) => <Link href={href}>{children}</Link>;
