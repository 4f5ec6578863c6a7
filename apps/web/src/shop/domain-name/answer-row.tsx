// One name and what became of asking for it: a row that stays where it is while its answer comes. [DOM-01] [DOM-05] [DOM-09]
import { useMachine } from "@xstate/react";
import { CircleAlert, CircleCheck, CircleHelp, CircleUser, LoaderCircle, Repeat } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type Acquisition,
  type CheckAnswer,
  type CheckRefusal,
  offered,
  type PlainRefusal,
  waitSeconds,
} from "@kontor/domain/shop/domain-name";
import { Button, buttonLook } from "@kontor/ui/button";
import { moneyText } from "../../platform/texts/format.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useSecondsLeft } from "../../platform/client/seconds-left.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { addDomain, type CartNames, type OpenPlan, placeDomain, planFor } from "../cart/cart-domains.ts";
import { providedDomainCheck } from "./use-domain-check.ts";
import type { EndingView } from "./views.ts";
import "./domain-check.css";

export interface AnswerRowProps {
  readonly typed: string;
  readonly endings: readonly EndingView[];
  readonly inCart: CartNames;
  readonly cartPath: string;
  /** Whether "taken" is explained; once in a list is enough. */
  readonly explains: boolean;
  readonly onSettled: (answer: CheckAnswer | null, refusal: PlainRefusal<CheckRefusal> | null) => void;
  /** The name as it is shown, and the title of the plan that includes it. */
  readonly onAdded: (shown: string, plan: string | null) => Promise<void>;
}

const icons = {
  checking: LoaderCircle,
  available: CircleCheck,
  "probably-available": CircleCheck,
  taken: Repeat,
  ours: CircleUser,
  unknown: CircleHelp,
  failed: CircleAlert,
  refused: CircleAlert,
} as const;

const Prices = ({ ending, offer }: { readonly ending: EndingView | undefined; readonly offer: Acquisition | null }) => {
  const t = useTexts("domain");
  const locale = useLocale();
  if (ending === undefined || offer === null) return <span />;
  const first = offer === "transfer" ? t("transferFree") : moneyText(locale, ending.register);
  return (
    <span className="answer-price">
      <strong>{first}</strong>
      <span>{t(offer === "transfer" ? "transferYear" : "firstYear")}</span>
      <span>{t("renewal", { price: moneyText(locale, ending.renew) })}</span>
    </span>
  );
};

export default function AnswerRow({ typed, endings, inCart, cartPath, explains, onSettled, onAdded }: AnswerRowProps) {
  const t = useTexts("domain");
  const locale = useLocale();
  const refusalText = useRefusals();
  const [machine] = useState(() => providedDomainCheck(locale));
  const [state, send] = useMachine(machine);
  const [adding, setAdding] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { answer, refusal } = state.context;
  const secondsLeft = useSecondsLeft(state.matches("limited") ? waitSeconds(refusal) : 0);
  useEffect(() => send({ type: "name.check", typed }), [send, typed]);
  const settled = !state.matches("idle") && !state.matches("checking");
  useEffect(() => {
    if (settled) onSettled(answer, refusal);
    // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer, whoever listens.
  }, [settled, answer, refusal]);

  const standing = answer !== null ? answer.availability : state.matches("refused") ? "refused" : settled ? "failed" : "checking";
  const Icon = icons[standing];
  const shown = answer?.name.unicode ?? typed;
  const offer = offered(state);
  const isInCart = answer !== null && inCart.names.includes(answer.name.ascii);
  const isAlone = answer !== null && inCart.alone.some(({ ascii }) => ascii === answer.name.ascii);
  const plan = answer !== null && (isAlone || (offer !== null && !isInCart)) ? planFor(inCart, answer.name.ending) : null;
  const add = async (into: OpenPlan | null): Promise<void> => {
    if (answer === null || offer === null) return;
    setAdding(true);
    setRefused(null);
    const { ascii } = answer.name;
    const added =
      isAlone && into !== null ? await placeDomain(locale, ascii, into.item) : await addDomain(locale, ascii, offer, into?.item);
    if (added.ok) await onAdded(shown, into?.title ?? null);
    else setRefused(added.problem.detail || t("notReached"));
    setAdding(false);
  };
  const note =
    standing === "taken" && (explains || offer === null)
      ? t(offer === "transfer" ? "explain.taken" : "explain.takenFixed")
      : standing === "ours" || standing === "unknown" || standing === "probably-available"
        ? t(`explain.${standing}`)
        : null;
  return (
    <li className="answer" aria-busy={standing === "checking" || undefined}>
      <span className="answer-name">
        {shown}
        {answer !== null && answer.name.ascii !== answer.name.unicode ? (
          <span className="answer-ascii">{t("asciiForm", { ascii: answer.name.ascii })}</span>
        ) : null}
      </span>
      <span className="answer-state" data-state={standing}>
        <Icon aria-hidden="true" strokeWidth={1.75} className={standing === "checking" ? "answer-turn" : undefined} />
        {t(`state.${standing}`)}
      </span>
      <Prices ending={endings.find(({ ending }) => ending === answer?.name.ending)} offer={offer} />
      <span className="answer-act">
        {plan === null ? null : (
          <Button
            kind="primary"
            busy={adding}
            aria-label={t("include.label", { name: shown, plan: plan.title })}
            onClick={() => void add(plan)}
          >
            {t("include.act")}
          </Button>
        )}
        {isInCart ? (
          <>
            <span className="answer-state" data-state="available">
              <CircleCheck aria-hidden="true" strokeWidth={1.75} />
              {t("inCart")}
            </span>
            <PageLink href={cartPath} {...buttonLook("quiet", "small")}>
              {t("toCart")}
            </PageLink>
          </>
        ) : offer === null ? null : (
          <Button
            kind={offer === "register" && plan === null ? "primary" : "secondary"}
            busy={adding}
            aria-label={t(`${offer}Label`, { name: shown })}
            onClick={() => void add(null)}
          >
            {t(offer)}
          </Button>
        )}
        {state.matches("failed") || state.matches("retryable") ? (
          <Button kind="secondary" aria-label={t("tryAgainLabel", { name: shown })} onClick={() => send({ type: "check.retry" })}>
            {t("tryAgain")}
          </Button>
        ) : null}
      </span>
      {plan === null || !explains ? null : <p className="answer-note">{t("include.note", { plan: plan.title, count: plan.free })}</p>}
      {note === null || isInCart ? null : <p className="answer-note">{note}</p>}
      {refusal === null && standing !== "failed" ? null : (
        <p className="answer-error" role={standing === "failed" ? "alert" : undefined}>
          {refusalText(refusal ?? { _tag: "DomainCheckFailed" })}
        </p>
      )}
      {secondsLeft === 0 ? null : (
        <p className="answer-note" role="timer">
          {t("waitSeconds", { count: secondsLeft })}
        </p>
      )}
      {refused === null ? null : (
        <p className="answer-error" role="alert">
          {refused}
        </p>
      )}
    </li>
  );
}
