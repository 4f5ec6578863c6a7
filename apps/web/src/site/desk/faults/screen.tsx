// Faults as they are now, each with its rule, and the check of the catalogue at once instead of at night. [ADM-01] [CNT-05]
import { useSuspenseQuery } from "@tanstack/react-query";
import { columnsOf, Entries } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { Title } from "../title.tsx";
import { useDesk } from "../use-desk.ts";
import { faultsKey, faultsQuery } from "./queries.ts";
import { PressButton } from "../press.tsx";
import * as styles from "../desk.module.css";

const columns = ["entry", "kind", "fault", "detail", "rule"] as const;

export const Faults = () => {
  const t = useDeskTexts("desk-faults");
  const { send, openPage } = useDesk();
  const { rows, checked } = useSuspenseQuery(faultsQuery(openPage)).data;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Title>{t("title")}</Title>
        <PressButton
          label={t("check")}
          done={t("done")}
          run={() => send("POST", "/shop/admin/catalog-check")}
          stale={[faultsKey]}
        />
      </header>
      <Entries
        caption={t("title")}
        empty={t("none")}
        columns={columnsOf(columns, t, "column")}
        rows={rows.map(({ key, entry, name, href, fault, detail, rule, ruleHref }) => ({
          key,
          cells: {
            entry: href === null ? name : <a href={href}>{name}</a>,
            kind: t(`kind.${entry}`),
            fault,
            detail,
            rule: <a href={ruleHref}>{rule}</a>,
          },
        }))}
      />
      <p className={styles.since}>{checked}</p>
      <p className={styles.since}>{t("lead")}</p>
    </div>
  );
};
