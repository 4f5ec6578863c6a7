// The list of differences between payment providers and the books: those that are chosen and open are resolved, with what became of them. [PAY-03] [ADM-01]
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { differences, type PaymentDifference } from "./listed.ts";

export const DifferenceList = () => {
  const t = useDeskTexts("desk-differences");
  const { locale, zone } = useDesk().given;
  const text = (key: string, row: PaymentDifference) => differences.cellsOf(row, { t, locale, zone })[key];
  return (
    <OperationList
      listed={differences}
      path="payment-differences"
      cells={{
        customer: (row) =>
          row.customer === null ? (
            "–"
          ) : (
            <Link href={`/admin/customers/${row.customer.number}?locale=${locale}`}>{text("customer", row)}</Link>
          ),
        state: (row) => (row.resolved === null ? <Badge kind="deal">{text("state", row)}</Badge> : text("state", row)),
      }}
      card={[
        ["kind", "amount"],
        ["customer", "state"],
      ]}
      acts={(chosen: readonly PaymentDifference[], clear) => <Resolve chosen={chosen} clear={clear} />}
    />
  );
};

interface Chosen {
  readonly chosen: readonly PaymentDifference[];
  readonly clear: () => void;
}

const Resolve = ({ chosen, clear }: Chosen) => {
  const t = useDeskTexts("desk-differences");
  const { send } = useDesk();
  const open = chosen.filter(({ resolved }) => resolved === null);
  if (open.length === 0) return <span>{t("act.none")}</span>;
  return (
    <OnMany
      rows={open}
      nameOf={({ reference, kind }) => `${reference}, ${t(`kind.${kind}`)}`}
      label={t("act.title")}
      done={(count) => t("act.done", { count })}
      dialog={{
        text: t("act.text"),
        button: t("act.button"),
        fields: [{ name: "reason", label: t("act.reason"), hint: t("act.hint"), kind: "area" }],
      }}
      run={({ id }, typed) =>
        send("PUT", "/shop/admin/payment-differences/{differenceId}/resolved", {
          path: { differenceId: id },
          body: { reason: typed("reason") },
        })
      }
      stale={[kindKey("differences"), kindKey("journal")]}
      clear={clear}
    />
  );
};
