// The last changes of a record, for who may read the journal, with the way to all of them. [SES-07] [DSK-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components";
import { shortMomentText } from "../../../platform/texts/format.ts";
import { columnsOf, Entries, Part } from "../record.tsx";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { changesQuery, changesShown, seesChanges } from "./queries.ts";
import { byHref, byText, changeText } from "./words.ts";

export const Changes = ({ subject }: { readonly subject: string }) =>
  seesChanges(useDesk().given.role) ? <LastChanges subject={subject} /> : null;

const LastChanges = ({ subject }: { readonly subject: string }) => {
  const t = useDeskTexts("desk-journal");
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { data: entries } = useSuspenseQuery(changesQuery(call, subject));
  const words = { t, locale, zone };
  return (
    <Part title={t("changes")}>
      <Entries
        caption={t("changes")}
        empty={t("noChanges")}
        columns={columnsOf(["at", "by", "act", "after", "reason"], t, "column")}
        rows={entries.map((entry) => {
          const href = byHref(locale, entry.by);
          const by = byText(words, entry);
          return {
            key: entry.id,
            cells: {
              at: shortMomentText(locale, entry.at, zone),
              by: href === undefined ? by : <Link href={href}>{by}</Link>,
              act: t(`state.${entry.act}`),
              after: changeText(words, entry),
              reason: entry.reason ?? "–",
            },
          };
        })}
      />
      {entries.length < changesShown ? null : (
        <p>
          <Link href={`/admin/journal?q=${encodeURIComponent(subject)}&locale=${locale}`}>{t("all")}</Link>
        </p>
      )}
    </Part>
  );
};
