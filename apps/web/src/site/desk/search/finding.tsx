// The one search while one types: a field, and what is found below it by kind; arrows choose, Enter goes there. [DSK-01] [DSK-05]
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from "react-aria-components";
import { numberText } from "../../../platform/texts/format.ts";
import { Problem } from "../control.tsx";
import { useNavigateTo } from "../navigate-to.ts";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { allHref, shownRow } from "./found-row.ts";
import { type FoundGroup, searchQuery } from "./queries.ts";
import { useBehind } from "./use-behind.ts";
import * as styles from "./search.module.css";

const behindMs = 120;

interface FindingProps {
  /** What is searched for at first. */
  readonly initial?: string;
  readonly onType?: (q: string) => void;
  readonly onGo?: () => void;
}

export const Finding = ({ initial = "", onType, onGo }: FindingProps) => {
  const t = useDeskTexts("desk-search");
  const [typed, type] = useState(initial);
  const { send } = useDesk();
  const navigateTo = useNavigateTo();
  const q = useBehind(typed.trim(), behindMs);
  const { data, error, isPlaceholderData } = useQuery(searchQuery(send, q));
  const groups = q === "" ? [] : (data?.groups ?? []);
  return (
    <div className={styles.finding}>
      <Autocomplete
        inputValue={typed}
        onInputChange={(value) => {
          type(value);
          onType?.(value);
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the search types at once */}
        <SearchField aria-label={t("label")} autoFocus>
          <Input className="k-input" placeholder={t("hint")} maxLength={80} data-search="" />
        </SearchField>
        {error === null ? null : <Problem error={error} />}
        <ListBox
          aria-label={t("results")}
          items={groups}
          dependencies={[q]}
          className={styles.found}
          onAction={(href) => {
            onGo?.();
            navigateTo(String(href));
          }}
          renderEmptyState={() =>
            q === "" || isPlaceholderData || data === undefined ? null : <p>{t("none", { q })}</p>
          }
        >
          {(group) => <Group id={group.kind} group={group} q={q} />}
        </ListBox>
      </Autocomplete>
      {q === "" || data?.complete !== false ? null : <p role="status">{t("incomplete")}</p>}
      <p role="status" className="k-hidden">
        {q === "" || isPlaceholderData || data === undefined ? "" : <Count groups={groups} q={q} />}
      </p>
    </div>
  );
};

const Count = ({ groups, q }: { readonly groups: readonly FoundGroup[]; readonly q: string }) => {
  const t = useDeskTexts("desk-search");
  const count = groups.reduce((sum, group) => sum + group.count.value, 0);
  if (count === 0) return t("none", { q });
  return t(groups.some((group) => group.count.atLeast) ? "foundMore" : "found", { count });
};

interface GroupProps {
  /** By it a group is known while one types on, whichever place it has. */
  readonly id: FoundGroup["kind"];
  readonly group: FoundGroup;
  readonly q: string;
}

const Group = ({ id, group, q }: GroupProps) => {
  const t = useDeskTexts("desk-search");
  const { locale } = useDesk().given;
  const { kind, rows, count } = group;
  const all = allHref(group, q, locale);
  const shown = rows.map((row) => ({ id: row.id, ...shownRow(row, { t, locale }) }));
  return (
    <ListBoxSection id={id}>
      <Header className={styles.kind}>{t(`kind.${kind}`)}</Header>
      <Collection items={shown}>
        {({ href, name, beside }) => (
          <ListBoxItem id={href} textValue={`${name}, ${beside.join(", ")}`} className={styles.row}>
            <strong>{name}</strong> <span>{beside.filter((part) => part !== "").join(" · ")}</span>
          </ListBoxItem>
        )}
      </Collection>
      {!count.atLeast && count.value <= rows.length ? null : (
        // Another text is another item: the id of one may not change.
        <ListBoxItem key={all} id={all} textValue={t(`kind.${kind}`)} className={styles.row}>
          <span>{t(count.atLeast ? "moreThan" : "all", { number: numberText(locale, count.value) })}</span>
        </ListBoxItem>
      )}
    </ListBoxSection>
  );
};
