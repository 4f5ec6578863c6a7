// The domain check: one line to type a name, answers as rows, what was typed stays. [DOM-01] [DOM-02] [DOM-09]
import { CircleCheck, CircleHelp, Repeat } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { type CheckAnswer, type CheckRefusal, labelOf, type NameFault, type PlainRefusal } from "@kontor/domain/shop/domain-name";
import { Button } from "@kontor/ui/button";
import { TextField } from "@kontor/ui/text-field";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { type Translate, useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../vat/vat-text.ts";
import { namesInCart, noNames } from "../cart/cart-domains.ts";
import type { DomainCheckPage } from "./views.ts";
import "./domain-check.css";

/** The rows bring the machine of the check along; they are fetched when the field gets the focus. */
const fetchRow = () => import("./answer-row.tsx");
const AnswerRow = lazy(fetchRow);

/** How many further endings are asked for beside the one that was typed. */
const furtherEndings = 6;

interface Search {
  readonly typed: string;
  /** Counts the searches, so that asking for the same name again asks again. */
  readonly at: number;
}

const Explained = () => {
  const t = useTexts("domain");
  const rows = [
    ["available", CircleCheck],
    ["taken", Repeat],
    ["unclear", CircleHelp],
  ] as const;
  return (
    <section className="domain-explained" aria-labelledby="explained-title">
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

/** The shop could not check the name, now: the name itself is not refused. [DOM-05] [DOM-09] */
const wasNotChecked = ({ _tag }: { readonly _tag: string }): boolean => _tag === "DomainRateLimited" || _tag === "DomainCheckFailed";

/** What exactly is wrong with a name, where the refusal says it; a length is wrong for an ending. [DOM-02] */
const faultText = (
  refusal: { readonly _tag: string; readonly fault?: NameFault; readonly ending?: string | null },
  t: Translate,
): string =>
  refusal.fault === undefined || (refusal.fault === "length" && typeof refusal.ending !== "string")
    ? ""
    : t(`faults.${refusal.fault}`, refusal as unknown as Readonly<Record<string, string | number>>);

export const DomainCheckScreen = ({ data, children }: { readonly data: DomainCheckPage; readonly children?: ReactNode }) => {
  const t = useTexts("domain");
  const locale = useLocale();
  const refusalText = useRefusals();
  const [typed, setTyped] = useState(data.typed);
  const [search, setSearch] = useState<Search | null>(null);
  const [first, setFirst] = useState<CheckAnswer | null>(null);
  const [refusal, setRefusal] = useState<PlainRefusal<CheckRefusal> | null>(null);
  /** Names that were checked: one whose check failed or has to wait is none of them. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [inCart, setInCart] = useState(noNames);
  const [said, setSaid] = useState("");

  const ask = (name: string): void => {
    setSearch({ typed: name, at: (search?.at ?? 0) + 1 });
    setFirst(null);
    setRefusal(null);
    setChecked([]);
    setSaid("");
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(typed);
    const address = new URL(window.location.href);
    address.searchParams.set("domain", typed);
    window.history.replaceState(window.history.state, "", address);
  };
  useEffect(() => {
    if (data.typed !== "") ask(data.typed);
    void namesInCart(locale).then(setInCart);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what stood in the address.
  }, []);

  const others =
    first === null
      ? []
      : data.endings
          .filter(({ ending, popular }) => popular && ending !== first.name.ending)
          .slice(0, furtherEndings)
          .map(({ ending }) => `${labelOf(first.name)}.${ending}`);
  const isRefused = refusal !== null && !wasNotChecked(refusal);
  const names =
    search === null || isRefused ? [] : [search.typed, ...others, ...(first?.otherSpelling ? [first.otherSpelling.unicode] : [])];
  const settle =
    (name: string) =>
    (answer: CheckAnswer | null, refused: PlainRefusal<CheckRefusal> | null): void => {
      if (refused === null || !wasNotChecked(refused)) setChecked((before) => (before.includes(name) ? before : [...before, name]));
      if (name !== search?.typed) return;
      setFirst(answer);
      setRefusal(refused);
    };
  return (
    <div className="k-wrap domain-check">
      <div className="domain-head">
        <h1>{t("title")}</h1>
        <p className="k-lead">{t("lead")}</p>
        <form className="domain-form" role="search" method="get" onSubmit={submit} noValidate>
          <TextField
            id="domain"
            name="domain"
            type="text"
            label={t("label")}
            hint={t("hint")}
            error={isRefused ? [refusalText(refusal), faultText(refusal, t)].join(" ").trim() : undefined}
            value={typed}
            onChange={setTyped}
            onFocus={() => void fetchRow().catch(() => undefined)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            beside={
              <Button type="submit" size="large">
                {t("check")}
              </Button>
            }
          />
        </form>
        {first === null
          ? null
          : first.hints.map((hint) => (
              <p key={hint} className="k-small">
                {t(`hints.${hint}`)}
              </p>
            ))}
      </div>
      <p className="k-hidden" role="status" aria-live="polite">
        {said || (names.length > 0 ? t("progress", { done: checked.length, count: names.length }) : "")}
      </p>
      {names.length === 0 ? (
        <Explained />
      ) : (
        <section className="answers" aria-labelledby="answers-title">
          <h2 id="answers-title">{t("answersFor", { name: search?.typed ?? "" })}</h2>
          <ul className="answers-list">
            {names.map((name) => (
              <Suspense
                key={`${search?.at}-${name}`}
                fallback={
                  <li className="answer" aria-busy="true">
                    <span className="answer-name">{name}</span>
                  </li>
                }
              >
                <AnswerRow
                  typed={name}
                  endings={data.endings}
                  inCart={inCart}
                  cartPath={data.cartPath}
                  explains={name === search?.typed}
                  onSettled={settle(name)}
                  onAdded={async (shown, plan) => {
                    setInCart(await namesInCart(locale));
                    setSaid(t(plan === null ? "added" : "include.done", { name: shown, plan: plan ?? "" }));
                  }}
                />
              </Suspense>
            ))}
          </ul>
          <p className="k-small">{vatText(t, "vatNote", data.vat, locale)}</p>
        </section>
      )}
      {children}
    </div>
  );
};
