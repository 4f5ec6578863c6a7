// The domain check: names are typed, their rows are drawn at once, answers come to them; what was typed stays. [DOM-01] [DOM-02] [DOM-08] [DOM-09]
import { CircleCheck, CircleHelp, Repeat } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { areSeveralNames, type Search, type SearchOrder, writtenSearchOrder } from "@kontor/domain/shop/domain-name";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { namesInCart } from "../cart/cart-domains.ts";
import { noNames } from "../cart/cart-names.ts";
import type { AddedDomains } from "../cart/add-domains.ts";
import { AnswerList } from "./answer-list.tsx";
import { useAddedText } from "./many-names.tsx";
import { NamesField } from "./names-field.tsx";
import { namesToCheck, searchFor } from "./searching.ts";
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

/** The address of a search. One that is longer than servers take is not written into the address bar. */
const longestAddress = 6_000;
const addressOf = (path: string, text: string, many: boolean, order: SearchOrder): string => {
  const sorted: readonly string[][] = order.by === "typed" ? [] : [["sort", writtenSearchOrder(order)]];
  const address = `${path}?${new URLSearchParams([[many ? "names" : "domain", text], ...sorted])}`;
  return address.length > longestAddress ? `${path}?names=` : address;
};

/** The address as forms lead back to it, which takes no line breaks and no more than that; names are divided by blanks as well. */
const longestWayBack = 2_000;
const wayBack = (path: string, address: string): string => {
  const plain = address.replaceAll(/(%0D)?%0A/g, "+");
  return plain.length > longestWayBack ? path : plain;
};

/** A search as it was begun: the text is what stood in the field then. */
interface Begun extends Search {
  readonly text: string;
  readonly many: boolean;
}

export const DomainCheckScreen = ({
  data,
  children,
}: {
  readonly data: DomainCheckPage;
  readonly children?: ReactNode;
}) => {
  const t = useTexts("domain");
  const locale = useLocale();
  const beginning = (text: string, many: boolean): Begun => ({
    ...searchFor(text, many, locale, data.endings),
    text,
    many,
  });
  const [typed, setTyped] = useState({ text: data.typed, many: data.many });
  const [search, setSearch] = useState(() => (data.typed === "" ? null : beginning(data.typed, data.many)));
  const running = useSearch(search, data.answered);
  const [inCart, setInCart] = useState(noNames);
  const [added, setAdded] = useState("");
  const [order, setOrder] = useState(data.order);
  const [allAdded, setAllAdded] = useState<AddedDomains | string | null>(null);
  const addedText = useAddedText();
  const announced = useAnnounced(running.counts);
  useEffect(() => void namesInCart(locale).then(setInCart), [locale]);

  const start = (): void => {
    const many = typed.many || areSeveralNames(typed.text);
    const begun = beginning(typed.text, many);
    setTyped({ text: typed.text, many });
    setSearch(begun);
    setAdded("");
    setAllAdded(null);
    running.send({ type: "names.check", ...namesToCheck(begun) });
    window.history.replaceState(window.history.state, "", addressOf(data.path, typed.text, many, order));
  };
  const hrefOf = (next: SearchOrder): string =>
    search === null
      ? data.path
      : `${addressOf(data.path, search.text, search.many, next)}${data.answered.length === 0 ? "" : "&answers=1"}`;
  const sort = (next: SearchOrder): void => {
    setOrder(next);
    // Another order of what is shown: nothing for the router to load.
    if (search !== null) History.prototype.replaceState.call(window.history, window.history.state, "", hrefOf(next));
  };
  const noteAllAdded = async (result: AddedDomains | string): Promise<void> => {
    if (typeof result !== "string") setInCart(await namesInCart(locale));
    setAllAdded(result);
    setAdded(typeof result === "string" ? "" : addedText(result));
  };
  const noteAdded = useCallback(async (): Promise<void> => setInCart(await namesInCart(locale)), [locale]);
  return (
    <div className={`k-wrap ${styles.check}`}>
      <div className={styles.head}>
        <h1>{t("title")}</h1>
        <p className="k-lead">{t("lead")}</p>
        {data.problem === null ? null : <Notice kind="stop">{data.problem}</Notice>}
        <NamesField
          path={data.path}
          text={typed.text}
          many={typed.many}
          search={search !== null && search.many === typed.many ? search : null}
          onText={(text, many) => setTyped({ text, many })}
          onSearch={start}
        />
        {search?.hints.map((hint) => (
          <p key={hint} className="k-small">
            {t(`hints.${hint}`)}
          </p>
        ))}
      </div>
      <p className="k-hidden" role="status" aria-live="polite">
        {added || announced}
      </p>
      {search === null || search.names.length === 0 ? null : (
        <AnswerList
          data={data}
          search={search}
          title={
            search.title === null
              ? t("many.title", { count: search.names.length })
              : t("answersFor", { name: search.title })
          }
          here={addressOf(data.path, search.text, search.many, order)}
          back={wayBack(data.path, hrefOf(order))}
          order={order}
          hrefOf={hrefOf}
          onOrder={sort}
          allAdded={allAdded}
          onAllAdded={(result) => void noteAllAdded(result)}
          many={search.many}
          running={running}
          inCart={inCart}
          onAdded={noteAdded}
        />
      )}
      <Explained />
      {children}
    </div>
  );
};
