// The list of customers: who, where, what runs and what is owed; who is of the staff, and what deviates, has a badge. [DSK-05] [LOOK3-14]
import { Badge } from "@kontor/ui/badge";
import { KindList } from "../kind-list.tsx";
import { useKind } from "../use-kind.tsx";
import type { CustomerRow } from "./queries.ts";
import * as styles from "../desk.module.css";

const looks = { blocked: "stop", papers: "deal", overdue: "stop" } as const;

export const CustomerList = () => {
  const { t, money, href } = useKind("customers");
  const name = (row: CustomerRow): string => row.name ?? row.email;
  const owed = (row: CustomerRow): string => (row.owed > 0 ? money(row.owed) : "–");
  const deviations = ({ state, role, deviations: marks }: CustomerRow) => (
    <span className={styles.badges}>
      {state === "staff" ? <Badge>{t(`roles.${role}`)}</Badge> : null}
      {marks.map((mark) => (
        <Badge key={mark} kind={looks[mark]}>
          {t(`deviation.${mark}`)}
        </Badge>
      ))}
    </span>
  );
  return (
    <KindList
      kind="customers"
      cells={{ name, owed, deviations, summary: (row) => `${name(row)} · ${row.number}` }}
      card={[
        ["summary", "owed"],
        ["email", "deviations"],
      ]}
      looks={looks}
      nameOf={name}
      hrefOf={({ id }) => href(`customers/${id}`)}
    />
  );
};
