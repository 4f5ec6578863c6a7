// The rows of a search with how far it has come: stopped, gone on with, or counted down to when it may go on. [DOM-01] [DOM-05] [DOM-08]
import {
  addableNames,
  areAllTaken,
  type DomainName,
  mayGoOn,
  orderedNames,
  type Search,
  shownSuggestions,
} from "@kontor/domain/shop/domain-name";
import { durationInWords } from "@kontor/domain/visitor/locale";
import { Button, buttonLook } from "@kontor/ui/button";
import { moneyText } from "../../platform/texts/format.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { type CartNames, planFor } from "./cart-names.ts";
import type { AddedDomains } from "./add-domains.ts";
import { alongRows } from "./answer-keys.ts";
import AnswerRow from "./answer-row.tsx";
import { AddAll, AddedNote, Orders, type OrdersProps } from "./many-names.tsx";
import type { RunningSearch } from "./use-search.ts";
import type { DomainCheckPage } from "./views.ts";
import * as frame from "./answers-frame.module.css";
import * as styles from "./answers.module.css";

export interface AnswerListProps extends OrdersProps {
  readonly data: DomainCheckPage;
  readonly search: Search;
  readonly title: string;
  /** The address of the search. */
  readonly here: string;
  /** Where forms lead back to. */
  readonly back: string;
  readonly many: boolean;
  readonly running: RunningSearch;
  readonly inCart: CartNames;
  /** What the first invoice of the cart comes to, in cents; null while it is not known. */
  readonly total: number | null;
  readonly onAdded: () => Promise<void>;
  /** What came of putting all free names into the cart. */
  readonly allAdded: AddedDomains | string | null;
  readonly onAllAdded: (result: AddedDomains | string) => void;
}

/** What is said beside the rows: counts, a wait, and the ways to stop and to go on. */
const Progress = ({
  running,
  many,
  here,
  back,
  free: addable,
  lone,
  onAllAdded,
}: Pick<AnswerListProps, "running" | "many" | "here" | "back" | "onAllAdded"> & {
  readonly free: readonly DomainName[];
  /** The search for the first name of a list alone, which has suggestions, where the whole list is taken. */
  readonly lone: { readonly name: string; readonly href: string } | null;
}) => {
  const t = useTexts("domain");
  const locale = useLocale();
  const refusalText = useRefusals();
  const { all, checked, free, taken, similar, pending, wait } = running.counts;
  return (
    <div className={frame.answersBar}>
      <p>
        <span className={frame.answersCount}>{t("progress", { done: checked, count: all })}</span>{" "}
        {checked === 0 ? null : <span>{t("counts", { free, taken })}</span>}
      </p>
      {wait > 0 ? (
        <p className={frame.answersWait}>
          {refusalText({ _tag: "DomainRateLimited" })}{" "}
          <span role="timer">{t("wait", { duration: durationInWords(locale, wait) })}</span>
        </p>
      ) : null}
      {many && pending > 0 ? (
        <Button kind="secondary" onClick={() => running.send({ type: "search.stop" })}>
          {t("many.stop")}
        </Button>
      ) : mayGoOn(running.names) ? (
        <Button kind="primary" onClick={() => running.send({ type: "search.resume" })}>
          {t("many.resume")}
        </Button>
      ) : many && addable.length > 0 ? (
        <AddAll names={addable} here={back} onDone={onAllAdded} />
      ) : lone !== null ? (
        <a href={lone.href} {...buttonLook("secondary", "small")}>
          {t("suggestions.of", { name: lone.name })}
        </a>
      ) : similar > 0 ? (
        <a href="#suggestions-title" {...buttonLook("secondary", "small")}>
          {t("suggestions.see", { count: similar })}
        </a>
      ) : null}
      {pending === 0 ? null : (
        <noscript>
          <a href={`${here}&answers=1`} {...buttonLook("primary")}>
            {t("check")}
          </a>
        </noscript>
      )}
    </div>
  );
};

/** How many names are in the cart, what its first invoice comes to, and the way on. [DOM-04] */
const Tray = ({
  names,
  total,
  cartPath,
}: Pick<AnswerListProps, "total"> & { readonly names: CartNames["names"]; readonly cartPath: string }) => {
  const t = useTexts("domain");
  const locale = useLocale();
  if (names.length === 0 || total === null) return null;
  return (
    <div className={frame.tray}>
      <span>{t("tray", { count: names.length, total: moneyText(locale, total) })}</span>
      <PageLink href={cartPath} {...buttonLook("primary")}>
        {t("trayOn")}
      </PageLink>
    </div>
  );
};

export const AnswerList = (props: AnswerListProps) => {
  const { data, search, title, here, back, many, running, inCart, total, onAdded, allAdded, onAllAdded, order } = props;
  const t = useTexts("domain");
  const locale = useLocale();
  const { rows, send } = running;
  const row = (name: DomainName, isWish = false) => {
    const searched = rows.get(name.ascii);
    return searched === undefined ? null : (
      <AnswerRow
        key={name.ascii}
        name={name}
        isWish={isWish}
        saysAscii={isWish || many}
        searched={searched}
        ending={data.endings.find(({ ending }) => ending === name.ending)}
        inCart={inCart}
        cartPath={data.cartPath}
        here={back}
        send={send}
        onAdded={onAdded}
      />
    );
  };
  // What was typed stands alone and first, whatever is known of it. [LOOK3-9]
  const [wish, ...others] = many ? [] : search.names;
  const listed = orderedNames(
    many ? search.names : others,
    rows,
    order,
    (ending) => data.endings.find((each) => each.ending === ending)?.register ?? null,
  );
  const suggested = shownSuggestions(search, rows);
  const movable = search.names.flatMap(({ ascii }) => {
    const answer = rows.get(ascii)?.answer;
    return answer?.offer === "transfer" ? [answer.availability] : [];
  });
  const [first] = many && areAllTaken(search.names, rows) ? search.names : [];
  const plan = search.names.map(({ ending }) => planFor(inCart, ending)).find((each) => each !== null);
  return (
    <section
      className={styles.answers}
      aria-labelledby="answers-title"
      data-many={many || undefined}
      onKeyDown={alongRows}
    >
      <h2 id="answers-title" className={many ? undefined : "k-hidden-narrow"}>
        {title}
      </h2>
      <Progress
        running={running}
        many={many}
        here={here}
        back={back}
        free={addableNames(search.names, rows, inCart.names)}
        lone={
          first === undefined
            ? null
            : { name: first.unicode, href: `${data.path}?domain=${encodeURIComponent(first.unicode)}` }
        }
        onAllAdded={onAllAdded}
      />
      {allAdded === null ? null : <AddedNote result={allAdded} cartPath={data.cartPath} />}
      {many && search.names.length > 1 ? <Orders order={order} hrefOf={props.hrefOf} onOrder={props.onOrder} /> : null}
      {wish === undefined ? null : (
        <ul className={styles.wish} aria-labelledby="answers-title">
          {row(wish, true)}
        </ul>
      )}
      {listed.length === 0 ? null : (
        <>
          {many ? null : <h3 id="others-title">{t("others")}</h3>}
          <ul className={styles.answersList} data-names aria-labelledby={many ? "answers-title" : "others-title"}>
            {listed.map((name) => row(name))}
          </ul>
        </>
      )}
      {suggested.length === 0 ? null : (
        <>
          <h3 id="suggestions-title" tabIndex={-1}>
            {t("suggestions.title")}
          </h3>
          <ul className={styles.answersList} aria-labelledby="suggestions-title">
            {suggested.map((name) => row(name))}
          </ul>
        </>
      )}
      <Tray names={inCart.names} total={total} cartPath={data.cartPath} />
      {/* Below all rows: it comes with an answer, and moves none of them. */}
      {movable.length === 0 ? null : (
        <p className={styles.transfer}>
          {t("transferOnce")}
          {movable.includes("locked") ? ` ${t("transferLocked")}` : null}
        </p>
      )}
      <p className="k-small">{vatText(t, "vatNote", data.vat, locale)}</p>
      {plan ? <p className="k-small">{t("include.note", { plan: plan.title, count: plan.free })}</p> : null}
    </section>
  );
};
