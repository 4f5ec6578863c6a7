// The domain check: names are typed, their rows are drawn at once, answers come to them; what was typed stays. [DOM-01] [DOM-02] [DOM-08] [DOM-09]
import { CircleCheck, CircleHelp, Repeat } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { SearchOrder } from "@kontor/domain/shop/domain-name";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { AddedDomains } from "./add-domains.ts";
import { AnswerList } from "./answer-list.tsx";
import { useAddedText } from "./many-names.tsx";
import { domainCheck, searchAddress, searchBegun, searchOfField, wayBack } from "./domain-check.ts";
import { ManyOrOne, NamesField } from "./names-field.tsx";
import { namesToCheck, searchFor } from "./searching.ts";
import { enterSearch, searchIn } from "./search-entries.ts";
import { useCartSeen } from "./use-cart-seen.ts";
import { useAnnounced, useSearch } from "./use-search.ts";
import type { DomainCheckPage } from "./views.ts";
import * as styles from "./domain-check.module.css";

const Explained = () => {
  const t = useTexts("domain");
  const rows = [
    ["available", CircleCheck],
    ["taken", Repeat],
    ["unclear", CircleHelp],
  ] as const;
  return (
    <section className={styles.explained} aria-labelledby="explained-title">
      <h2 id="explained-title">{t("empty.title")}</h2>
      <ul>
        {rows.map(([key, Icon]) => (
          <li key={key}>
            <Icon aria-hidden="true" strokeWidth={1.75} />
            <p>{t(`empty.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const DomainCheckScreen = ({
  data,
  children,
}: {
  readonly data: DomainCheckPage;
  readonly children?: ReactNode;
}) => {
  const t = useTexts("domain");
  const locale = useLocale();
  const search = (text: string, many: boolean) => searchFor(text, many, locale, data.endings);
  const [check, setCheck] = useState(() => domainCheck({ text: data.typed, many: data.many }, data.order, search));
  const { typed, search: begun, order, allAdded } = check;
  const running = useSearch(begun, data.answered);
  const { inCart, total, look } = useCartSeen(locale);
  const addedText = useAddedText();
  const added = allAdded === null || typeof allAdded === "string" ? "" : addedText(allAdded);
  const announced = useAnnounced(running.counts);
  const start = (): void => {
    const next = searchBegun(check, search);
    setCheck(next);
    running.send({ type: "names.check", ...namesToCheck(next.search) });
    enterSearch(searchAddress(data.path, next.search, order));
  };
  /** Back and forth: the search of the entry is shown, with answers of now. */
  const follow = useEffectEvent((): void => {
    if (location.pathname !== data.path) return;
    const { order: sorted, ...wish } = searchIn(location.search);
    const entered = domainCheck(wish, sorted, search);
    const addressOf = (one: typeof check): string | null =>
      one.search === null ? null : searchAddress(data.path, one.search, one.order);
    // Another part of the same search was gone to: its answers stay, and with them the focus.
    if (entered.search !== null && addressOf(entered) === addressOf(check)) return;
    setCheck(entered);
    if (entered.search !== null) running.send({ type: "names.check", ...namesToCheck(entered.search) });
  });
  useEffect(() => {
    const popped = (): void => follow();
    window.addEventListener("popstate", popped);
    return () => window.removeEventListener("popstate", popped);
  }, []);
  const hrefOf = (next: SearchOrder): string =>
    begun === null
      ? data.path
      : `${searchAddress(data.path, begun, next)}${data.answered.length === 0 ? "" : "&answers=1"}`;
  const sort = (next: SearchOrder): void => {
    setCheck({ ...check, order: next });
    // Another order of what is shown: nothing for the router to load.
    if (begun !== null) History.prototype.replaceState.call(window.history, window.history.state, "", hrefOf(next));
  };
  const noteAllAdded = async (result: AddedDomains | string): Promise<void> => {
    if (typeof result !== "string") await look();
    setCheck((now) => ({ ...now, allAdded: result }));
  };
  // Once answers stand below it the field is one line that stays in sight, so that the next name is never more than a word away.
  const isCompact = begun !== null && !begun.many && !typed.many && begun.names.length > 0;
  return (
    <div className={`k-wrap ${styles.check}`} data-searched={isCompact || undefined}>
      <div className={styles.head}>
        <h1>{t("title")}</h1>
        {isCompact ? null : <p className="k-lead">{t("lead")}</p>}
        {data.problem === null ? null : <Notice kind="stop">{data.problem}</Notice>}
      </div>
      <NamesField
        path={data.path}
        text={typed.text}
        many={typed.many}
        isCompact={isCompact}
        search={searchOfField(check)}
        onText={(text, many) => setCheck((now) => ({ ...now, typed: { text, many } }))}
        onSearch={start}
      />
      <div className={styles.below}>
        <ManyOrOne
          path={data.path}
          many={typed.many}
          onChange={() => setCheck((now) => ({ ...now, typed: { text: typed.text, many: !typed.many } }))}
        />
        {begun?.hints.map((hint) => (
          <p key={hint} className="k-small">
            {t(`hints.${hint}`)}
          </p>
        ))}
      </div>
      <p className="k-hidden" role="status" aria-live="polite">
        {added || announced}
      </p>
      {begun === null || begun.names.length === 0 ? null : (
        <AnswerList
          data={data}
          search={begun}
          title={
            begun.title === null
              ? t("many.title", { count: begun.names.length })
              : t("answersFor", { name: begun.title })
          }
          here={searchAddress(data.path, begun, order)}
          back={wayBack(data.path, hrefOf(order))}
          order={order}
          hrefOf={hrefOf}
          onOrder={sort}
          allAdded={allAdded}
          onAllAdded={(result) => void noteAllAdded(result)}
          many={begun.many}
          running={running}
          inCart={inCart}
          total={total}
          onAdded={look}
        />
      )}
      <Explained />
      {children}
    </div>
  );
};
