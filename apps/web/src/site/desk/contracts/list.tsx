// The list of contracts: what, whose, when something happens next and what it costs; a badge only for what deviates. [DSK-05] [ACC-02]
import { Link } from "react-aria-components";
import { inLocale } from "@kontor/domain/visitor/locale";
import { KindList } from "../kind-list.tsx";
import { recurringText } from "../row-words.ts";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { DoubleNames } from "./double-names.tsx";
import type { ContractRow } from "./queries.ts";

const looks = { cancelled: "plain", withdrawn: "plain", ended: "plain", failed: "stop" } as const;

export const ContractList = () => {
  const t = useDeskTexts("desk-contracts");
  const { locale } = useDesk().given;
  const customer = ({ customer: { number, name } }: ContractRow) => (
    <Link href={`/admin/customers/${number}?locale=${locale}`}>{name ?? t("deleted")}</Link>
  );
  const recurring = (row: ContractRow): string => recurringText(row, { t, locale });
  return (
    <KindList
      kind="contracts"
      cells={{
        title: ({ title }) => inLocale(title, locale),
        customer,
        recurring,
        summary: ({ number, title }) => `${number} · ${inLocale(title, locale)}`,
        who: (row) => row.customer.name ?? t("deleted"),
      }}
      card={[
        ["summary", "recurring"],
        ["who", "deviations"],
      ]}
      looks={looks}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => `/admin/contracts/${id}?locale=${locale}`}
      more={<DoubleNames />}
      acts={() => null}
    />
  );
};
