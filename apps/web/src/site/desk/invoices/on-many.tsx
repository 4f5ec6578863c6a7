// What is done with chosen invoices: their letters sent again, and what is left of each noted as paid on one day, under a key made of act and row. [DSK-05] [BAL-02]
import { sum } from "@kontor/domain/kernel/money";
import { reaches } from "@kontor/domain/site/admin";
import { freshKey, noteMoney, staleByMoney, takeBackNoted } from "../money/notes.ts";
import { OnMany } from "../on-many.tsx";
import { kindKey } from "../queries.ts";
import { useDeskTexts } from "../texts.ts";
import { useToday } from "../use-desk.ts";
import { useKind } from "../use-kind.tsx";
import type { InvoiceRow } from "./queries.ts";

interface Chosen {
  readonly rows: readonly InvoiceRow[];
  readonly clear: () => void;
}

export const OnManyInvoices = ({ rows, clear }: Chosen) => {
  const { t, send, role } = useKind("invoices");
  return (
    <>
      {reaches("books", role) && rows.some(({ left }) => left > 0) ? <NotePayments rows={rows} clear={clear} /> : null}
      <OnMany
        rows={rows}
        nameOf={({ number }) => number}
        label={t("act.letter.many")}
        done={(count) => t("act.letter.manyDone", { count })}
        run={({ id }) => send("POST", "/shop/admin/invoices/{invoiceId}/letter", { path: { invoiceId: id } })}
        stale={[kindKey("invoices"), kindKey("journal")]}
        clear={clear}
      />
    </>
  );
};

const NotePayments = ({ rows, clear }: Chosen) => {
  const { t, send, money } = useKind("invoices");
  const ofMoney = useDeskTexts("desk-money");
  const today = useToday();
  const open = rows.filter(({ left }) => left > 0);
  const all = sum(open.map(({ left }) => left));
  const keyOf = ({ id }: InvoiceRow, act: string): string => `${act}.${id}`;
  return (
    <OnMany
      rows={open}
      nameOf={({ number }) => number}
      label={t("act.payments.title")}
      done={(count) => t("act.payments.done", { count })}
      dialog={{
        text: [
          t("act.payments.text", { count: open.length, sum: money(all) }),
          ...(open.length < rows.length ? [t("act.payments.beside", { count: rows.length - open.length })] : []),
        ].join(" "),
        button: t("act.payments.button"),
        fields: [
          { name: "day", label: ofMoney("payment.day"), kind: "date", value: today },
          { name: "key", kind: "hidden", value: freshKey },
        ],
      }}
      confirmation={{
        refusal: "AlreadyNoted",
        field: { name: "another", label: t("act.payments.another"), kind: "check" },
      }}
      run={(row, typed) =>
        noteMoney(send, "payment", {
          customer: row.customer.number,
          invoice: row.id,
          amount: row.left,
          day: typed("day"),
          reference: row.number,
          key: keyOf(row, typed("key")),
          isAnother: typed("another") === "1",
        })
      }
      undo={(row, typed) => takeBackNoted(send, row.customer.number, keyOf(row, typed("key")), ofMoney("undone"))}
      stale={staleByMoney}
      clear={clear}
    />
  );
};
