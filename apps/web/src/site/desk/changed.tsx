// An act on a record that was changed since its dialog opened: what was changed and by whom is said, what was typed stays, and who means it all the same says so. [DSK-08]
import { useState } from "react";
import { CheckBox } from "@kontor/ui/check-box";
import { Notice } from "@kontor/ui/notice";
import type { RecordChange } from "@kontor/domain/site/admin";
import { shortMomentText } from "../../platform/texts/format.ts";
import { problemOf } from "./calls.ts";
import type { ActField, Typed } from "./control.tsx";
import { byText, changeText } from "./journal/words.ts";
import { useDeskTexts } from "./texts.ts";
import { useDesk } from "./use-desk.ts";

/** What a dialog is based on. */
export const seenField = (revision: string): ActField => ({ name: "seen", label: "", kind: "hidden", value: revision });

/** The header by which an act on an older record is refused: of the record as the dialog opened, or as it was named since. */
export const asSeen = (typed: Typed): Readonly<Record<string, string>> => {
  const revision = typed("anyway") || typed("seen");
  return revision === "" ? {} : { "if-match": `"${revision}"` };
};

export const isChanged = (error: unknown): boolean => problemOf(error).refusal === "RecordChanged";

export const Changed = ({ error }: { readonly error: unknown }) => {
  const [t, ofJournal] = [useDeskTexts(), useDeskTexts("desk-journal")];
  const { locale, zone } = useDesk().given;
  const [isMeant, mean] = useState(false);
  const { detail, facts = {} } = problemOf(error);
  const changes = (facts["changes"] ?? []) as readonly RecordChange[];
  const words = { t: ofJournal, locale, zone };
  return (
    <>
      <Notice kind="stop" role="alert" title={detail}>
        {changes.length === 0 ? (
          <p>{t("changed.elsewhere")}</p>
        ) : (
          <ul className="k-notice-list">
            {changes.map((change) => (
              <li key={`${change.at} ${change.act}`}>
                {shortMomentText(locale, change.at, zone)}, {byText(words, change)}: {ofJournal(`state.${change.act}`)}
                {Object.keys(change.after).length === 0 ? null : ` (${changeText(words, change)})`}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <CheckBox id="act-anyway" name="anyway" value={String(facts["revision"])} checked={isMeant} onChange={mean}>
        {t("changed.anyway")}
      </CheckBox>
    </>
  );
};
