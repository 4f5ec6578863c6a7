// One name of a search and what is known of it: a row that is drawn at once and stays as it is while its answer comes. [DOM-01] [DOM-05] [DOM-09]
import {
  ArrowRight,
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleUser,
  Clock,
  LoaderCircle,
  Plus,
  Repeat,
  RotateCw,
} from "lucide-react";
import { type FormEvent, memo, useLayoutEffect, useRef, useState } from "react";
import { type DomainName, mayCheckAgain, type SearchedName, type SearchEvent } from "@kontor/domain/shop/domain-name";
import { durationInWords } from "@kontor/domain/visitor/locale";
import { Button, buttonLook } from "@kontor/ui/button";
import { moneyText } from "../../platform/texts/format.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { SignalFlags } from "../../shell/drawing.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { readOut } from "../../shell/toasts/toast-event.ts";
import { cookiesNotTaken } from "../cart/cart-calls.ts";
import { addDomain, placeDomain } from "./cart-domains.ts";
import { type CartNames, type OpenPlan, planFor } from "./cart-names.ts";
import { announceCart } from "../cart/cart-tabs.ts";
import type { EndingView } from "./views.ts";
import * as styles from "./answers.module.css";

export interface AnswerRowProps {
  readonly name: DomainName;
  /** Whether it is the name that was typed, which stands large and first. */
  readonly isWish: boolean;
  /** Whether the row has the form that the registry writes: of one name in several endings the first one alone. */
  readonly saysAscii: boolean;
  readonly searched: SearchedName;
  readonly ending: EndingView | undefined;
  readonly inCart: CartNames;
  readonly cartPath: string;
  /** Where a form without scripts leads back to. */
  readonly here: string;
  readonly send: (event: SearchEvent) => void;
  readonly onAdded: () => Promise<void>;
}

const icons = {
  pending: LoaderCircle,
  later: CircleHelp,
  stopped: CircleHelp,
  limited: Clock,
  failed: CircleAlert,
  refused: CircleAlert,
  available: CircleCheck,
  "probably-available": CircleCheck,
  taken: Repeat,
  locked: Repeat,
  leaving: Ban,
  ours: CircleUser,
  unknown: CircleHelp,
} as const;

/** What it costs, or why it cannot be had; every state takes the same place. */
const Terms = ({
  searched,
  ending,
  problem,
  isInCart,
  isWish,
}: Pick<AnswerRowProps, "searched" | "ending" | "isWish"> & {
  readonly problem: string | null;
  readonly isInCart: boolean;
}) => {
  const t = useTexts("domain");
  const locale = useLocale();
  const refusalText = useRefusals();
  const { state, answer, refusal, wait } = searched;
  const price = (cents: number | undefined): string => (cents === undefined ? "" : moneyText(locale, cents));
  if (problem !== null)
    return (
      <p className={styles.answerTerms} role="alert">
        <span className={`${styles.answerNote} ${styles.answerWrong}`}>{problem}</span>
      </p>
    );
  if (refusal !== null && state !== "limited")
    return (
      <p className={styles.answerTerms}>
        <span className={`${styles.answerNote} ${styles.answerWrong}`}>{refusalText(refusal)}</span>
      </p>
    );
  // What is not known to be free has no price of a first year; the place stays that of the figure. What is taken has none until its transfer was chosen.
  const offer = answer?.offer ?? null;
  const isOthers = offer === "transfer" && !isInCart;
  const first = isOthers ? "" : offer === "transfer" ? price(0) : offer === "register" ? price(ending?.register) : "";
  return (
    <p className={styles.answerTerms}>
      {first === "" ? null : <strong>{first}</strong>}{" "}
      <span className={styles.answerNote}>
        {isOthers ? (
          // Once, and where it is looked for: for all other rows it stands below them.
          isWish ? (
            t(answer?.availability === "locked" ? "explain.locked" : "explain.taken")
          ) : null
        ) : offer !== null ? (
          <>
            <span className={styles.answerFirst}>{t(offer === "transfer" ? "transferYear" : "firstYear")}</span>{" "}
            <span className={styles.answerLine}>{t("renewal", { price: price(ending?.renew) })}</span>
          </>
        ) : answer !== null ? (
          t(
            `explain.${answer.availability === "taken" || answer.availability === "locked" ? "takenFixed" : answer.availability}`,
          )
        ) : wait > 0 ? (
          t("wait", { duration: durationInWords(locale, wait) })
        ) : null}
        {answer?.availability === "probably-available" ? (
          <span className={styles.answerAside}>{t("explain.probably-available")}</span>
        ) : null}
      </span>
    </p>
  );
};

const ToCart = ({ cartPath }: Pick<AnswerRowProps, "cartPath">) => {
  const t = useTexts("domain");
  return (
    <PageLink href={cartPath} label={t("toCart")} {...buttonLook("quiet")}>
      <span className="k-button-icon" aria-hidden="true">
        <ArrowRight />
      </span>
      <span>{t("toCart")}</span>
    </PageLink>
  );
};

/** On which way the name goes into the cart, and why it did not get there: the way that was pressed is busy, and no other. [LOOK3-10] */
interface Addition {
  readonly pressed: "alone" | "included" | null;
  readonly problem: string | null;
}

const AnswerRow = (props: AnswerRowProps) => {
  const { name, isWish, saysAscii, searched, ending, inCart, cartPath, here, send, onAdded } = props;
  const t = useTexts("domain");
  const locale = useLocale();
  const [{ pressed, problem }, setAddition] = useState<Addition>({ pressed: null, problem: null });
  const act = useRef<HTMLSpanElement>(null);
  const isFocusDue = useRef(false);
  // In the moment in which the pressed button goes, the way on takes its focus, unless the visitor has moved it meanwhile: the next key is for the row. [LGL-06]
  useLayoutEffect(() => {
    const wayOn = act.current?.querySelector("a");
    if (!isFocusDue.current || !wayOn || act.current?.contains(document.activeElement)) return;
    isFocusDue.current = false;
    if (document.activeElement === document.body) wayOn.focus();
  });
  const { ascii, unicode } = name;
  const { answer, typed } = searched;
  const standing = answer?.availability ?? (searched.state === "answered" ? "unknown" : searched.state);
  const offer = answer?.offer ?? null;
  const isInCart = inCart.names.includes(ascii);
  const Icon = isInCart ? CircleCheck : icons[standing];
  const isAlone = inCart.alone.some((domain) => domain.ascii === ascii);
  const plan = isAlone || (offer !== null && !isInCart) ? planFor(inCart, name.ending) : null;
  const add = async (into: OpenPlan | null): Promise<void> => {
    if (pressed !== null) return;
    setAddition({ pressed: into === null ? "alone" : "included", problem: null });
    isFocusDue.current = true;
    const added =
      isAlone && into !== null
        ? await placeDomain(locale, ascii, into.item)
        : offer === null
          ? null
          : await addDomain(locale, ascii, offer, into?.item);
    if (added?.ok) {
      announceCart(added.value);
      await onAdded();
      // Its row, the tray and the header show it; a toast would lie over the search field of a phone. [LOOK3-16]
      readOut(t(into === null ? "added" : "include.done", { name: unicode, plan: into?.title ?? "" }));
      setAddition({ pressed: null, problem: null });
    } else {
      isFocusDue.current = false;
      // What another tab has put in meanwhile is in the cart, and the row says so.
      if (added !== null && added.problem.refusal === "DomainAlreadyInCart") {
        await onAdded();
        return setAddition({ pressed: null, problem: null });
      }
      const word = added?.problem.refusal === cookiesNotTaken ? "cookies" : "notReached";
      setAddition({ pressed: null, problem: added === null ? null : added.problem.detail || t(word) });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add(null);
  };
  return (
    <li
      className={styles.answer}
      data-state={standing}
      data-wish={isWish || undefined}
      aria-busy={searched.state === "pending" || undefined}
      data-plan={plan === null ? undefined : true}
      data-in-cart={isInCart || undefined}
    >
      <span className={styles.answerName}>
        {isWish ? <SignalFlags word={unicode} height={20} /> : null}
        <span className="k-name">{unicode}</span>
        {ascii === unicode || !saysAscii ? null : (
          <span className={styles.answerAscii}>{t("asciiForm", { ascii })}</span>
        )}
      </span>
      <span className={styles.answerState} data-state={isInCart ? "available" : standing}>
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={standing === "pending" ? styles.answerTurn : undefined}
        />
        {/* Of what failed its sign stands beside a long sentence. */}
        <span className={standing === "failed" && plan === null && !isWish ? "k-hidden-narrow" : undefined}>
          {t(isInCart ? "inCart" : `state.${standing}`)}
        </span>
        {standing === "pending" ? <noscript>{t("state.later")}</noscript> : null}
      </span>
      <Terms searched={searched} ending={ending} problem={problem} isInCart={isInCart} isWish={isWish} />
      <span ref={act} className={styles.answerAct}>
        {plan === null ? null : (
          <Button
            kind={isInCart ? "quiet" : "primary"}
            busy={pressed === "included"}
            aria-label={t(isInCart ? "include.moveLabel" : "include.label", { name: unicode, plan: plan.title })}
            onClick={() => void add(plan)}
          >
            {t(isInCart ? "include.move" : "include.act", { plan: plan.title })}
          </Button>
        )}
        {isInCart ? (
          <ToCart cartPath={cartPath} />
        ) : offer === null ? null : (
          <form method="post" action="/forms/cart-domain" data-offer={offer} onSubmit={submit}>
            <input type="hidden" name="name" value={ascii} />
            <input type="hidden" name="acquisition" value={offer} />
            <input type="hidden" name="return" value={here} />
            <Button
              type="submit"
              kind={
                offer === "transfer" && !isWish
                  ? "quiet"
                  : offer === "transfer" || plan !== null
                    ? "secondary"
                    : "primary"
              }
              busy={pressed === "alone"}
              icon={offer === "register" ? <Plus /> : null}
              aria-label={t(`${offer}Label`, { name: unicode })}
            >
              {t(offer)}
            </Button>
          </form>
        )}
        {mayCheckAgain(searched) ? (
          <Button
            kind="secondary"
            icon={<RotateCw />}
            data-again=""
            aria-label={t(searched.refusal === null ? "checkLabel" : "tryAgainLabel", { name: unicode })}
            onClick={() => send({ type: "name.retry", typed })}
          >
            {t(searched.refusal === null ? "check" : "tryAgain")}
          </Button>
        ) : null}
      </span>
    </li>
  );
};

/** A long list draws those rows alone of which something changed. */
export default memo(AnswerRow);
