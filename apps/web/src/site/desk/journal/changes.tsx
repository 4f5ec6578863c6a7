// The last changes of a record, for who may read the journal, with the way to all of them. [SES-07] [DSK-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components";
import { TablePart } from "../record.tsx";
import { useDesk } from "../use-desk.ts";
import { useKind } from "../use-kind.tsx";
import { changesQuery, changesShown, seesChanges } from "./queries.ts";
import { byHref, byText, changeText } from "./words.ts";

export const Changes = ({ subject }: { readonly subject: string }) =>
  seesChanges(useDesk().given.role) ? <LastChanges subject={subject} /> : null;

const LastChanges = ({ subject }: { readonly subject: string }) => {
  const { t, send, locale, zone, moment, to } = useKind("journal");
  const { data: entries } = useSuspenseQuery(changesQuery(send, subject));
  const words = { t, locale, zone };
  return (
    <TablePart
      title={t("changes")}
      t={t}
      of="column"
      columns={["at", "by", "act", "after", "reason"]}
      empty={t("noChanges")}
      rows={entries}
      keyOf={({ id }) => id}
      cells={(entry) => {
        const href = byHref(locale, entry.by);
        const by = byText(words, entry);
        return {
          at: moment(entry.at),
          by: href === undefined ? by : <Link href={href}>{by}</Link>,
          act: t(`state.${entry.act}`),
          after: changeText(words, entry),
          reason: entry.reason ?? "–",
        };
      }}
      below={entries.length < changesShown ? null : <p>{to("journal", t("all"), { q: subject })}</p>}
    />
  );
};
