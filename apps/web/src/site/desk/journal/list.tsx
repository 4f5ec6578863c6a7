// The journal as a list: who changed what of whom, when, from which value to which; a row leads to what it is about. [DSK-09] [SES-07]
import { Link } from "react-aria-components";
import { KindList } from "../kind-list.tsx";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { byHref, byText, changeText, type Entry, subjectHref, subjectText } from "./words.ts";

export const JournalList = () => {
  const t = useDeskTexts("desk-journal");
  const { locale, zone } = useDesk().given;
  const words = { t, locale, zone };
  const act = (entry: Entry): string => t(`state.${entry.act}`);
  return (
    <KindList
      kind="journal"
      cells={{
        by: (entry) => <Led href={byHref(locale, entry.by)}>{byText(words, entry)}</Led>,
        act,
        subject: ({ subject }) => <Led href={subjectHref(locale, subject)}>{subjectText(words, subject)}</Led>,
        after: (entry) => changeText(words, entry),
        summary: (entry) => `${act(entry)} · ${subjectText(words, entry.subject)}`,
      }}
      card={[
        ["summary", "at"],
        ["after", "by"],
      ]}
      looks={{}}
      statesLabel={t("states")}
      nameOf={act}
      hrefOf={({ subject }) => subjectHref(locale, subject)}
    />
  );
};

const Led = ({ href, children }: { readonly href: string | undefined; readonly children: string }) =>
  href === undefined ? children : <Link href={href}>{children}</Link>;
