// Where names are typed: one in a line, or many in a box; what was pasted as many goes into the box, and nothing typed is lost between the two. [DOM-01] [DOM-02] [DOM-08]
import { type ClipboardEvent, type FormEvent, useEffect, useRef } from "react";
import {
  areSeveralNames,
  type LeftOut,
  type NameFault,
  namesAtOnce,
  type Search,
} from "@kontor/domain/shop/domain-name";
import { Button } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { TextField } from "@kontor/ui/text-field";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { SignalFlags } from "../../shell/drawing.tsx";
import { heightInField } from "../../shell/signal-flags.ts";
import { type Translate, useTexts } from "../../platform/texts/texts.tsx";
import { AnswersWanted } from "./search-form.tsx";
import * as styles from "./domain-check.module.css";

export interface NamesFieldProps {
  readonly path: string;
  readonly text: string;
  readonly many: boolean;
  /** Whether it is one line that stays at the edge of the window, with its label and hint for ears alone. */
  readonly isCompact: boolean;
  /** The search that what was typed led to. */
  readonly search: Search | null;
  readonly onText: (text: string, many: boolean) => void;
  readonly onSearch: () => void;
}

/** What exactly is wrong with a name, where the refusal says it; a length is wrong for an ending. [DOM-02] */
const faultText = (
  refusal: { readonly _tag: string; readonly fault?: NameFault; readonly ending?: string | null },
  t: Translate,
): string =>
  refusal.fault === undefined || (refusal.fault === "length" && typeof refusal.ending !== "string")
    ? ""
    : t(`faults.${refusal.fault}`, refusal as unknown as Readonly<Record<string, string | number>>);

/** How many words that are no names are listed, each with its line. */
const mostListed = 12;

/** What of many names was left out, each with its line; what has the same reason together, so that the reason is read once. */
const LeftOutNames = ({ search }: { readonly search: Search }) => {
  const t = useTexts("domain");
  const refusalText = useRefusals();
  const { leftOut, beyond } = search;
  if (leftOut.length === 0 && beyond === 0) return null;
  const why = (refusal: LeftOut["refusal"]): string =>
    refusal === null ? t("many.twice") : [refusalText(refusal), faultText(refusal, t)].join(" ").trim();
  const byReason = new Map<string, readonly LeftOut[]>();
  for (const each of leftOut.slice(0, mostListed)) {
    const reason = why(each.refusal);
    byReason.set(reason, [...(byReason.get(reason) ?? []), each]);
  }
  const place = ({ line, typed }: LeftOut): string => t("many.place", { line, typed: typed.slice(0, 80) });
  return (
    <div id="left-out" className={styles.leftOut}>
      <p>{t("many.leftOut", { count: leftOut.length + beyond })}</p>
      <ul>
        {[...byReason].map(([reason, alike]) => (
          <li key={reason}>{`${alike.map(place).join(", ")}: ${reason}`}</li>
        ))}
        {leftOut.length > mostListed ? <li>{t("many.more", { count: leftOut.length - mostListed })}</li> : null}
        {beyond > 0 ? <li>{t("many.beyond", { count: beyond, most: namesAtOnce })}</li> : null}
      </ul>
    </div>
  );
};

const ManyNames = ({ text, search, onText }: Pick<NamesFieldProps, "text" | "search" | "onText">) => {
  const t = useTexts("domain");
  const isEmpty = search !== null && search.names.length === 0;
  const frame = {
    id: "names",
    label: t("many.label"),
    hint: t("many.hint", { most: namesAtOnce }),
    error: isEmpty ? t("faults.empty") : undefined,
  };
  const leftOut = search !== null && search.leftOut.length + search.beyond > 0 ? "left-out" : undefined;
  return (
    <Field {...frame}>
      <textarea
        id="names"
        name="names"
        className="k-input"
        rows={8}
        value={text}
        onChange={(event) => onText(event.target.value, true)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isEmpty || undefined}
        aria-describedby={[describedBy(frame), leftOut].filter(Boolean).join(" ")}
      />
    </Field>
  );
};

/** What is wrong with many names, said while the focus stays in the box. [LGL-06] */
const manyFault = (search: Search | null, t: Translate): string => {
  if (search === null) return "";
  const { names, leftOut, beyond } = search;
  if (names.length === 0) return t("faults.empty");
  const count = leftOut.length + beyond;
  return count === 0 ? "" : t("many.leftOut", { count });
};

/** The way from the field for one name to the box for many, and back. */
export const ManyOrOne = ({
  path,
  many,
  onChange,
}: Pick<NamesFieldProps, "path" | "many"> & { readonly onChange: () => void }) => {
  const t = useTexts("domain");
  return (
    <p className={styles.way}>
      <a
        href={many ? path : `${path}?names=`}
        onClick={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        {t(many ? "many.one" : "many.many")}
      </a>
    </p>
  );
};

export const NamesField = ({ path, text, many, isCompact, search, onText, onSearch }: NamesFieldProps) => {
  const t = useTexts("domain");
  const refusalText = useRefusals();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(many);
  // Who changes to the other field goes on typing there.
  useEffect(() => {
    if (shown.current === many) return;
    shown.current = many;
    form.current?.querySelector<HTMLElement>(".k-input")?.focus();
  }, [many]);
  useTypedBefore(many ? "names" : "domain", (typed) => onText(typed, many));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData("text");
    if (!areSeveralNames(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
    onText([before, pasted, after].filter((part) => part.trim() !== "").join("\n"), true);
  };
  const refusal = search?.refusal ?? null;
  const error = refusal === null ? undefined : [refusalText(refusal), faultText(refusal, t)].join(" ").trim();
  const button = (
    <Button type="submit" size="large">
      {t("check")}
    </Button>
  );
  return (
    <form
      ref={form}
      className={isCompact ? `${styles.form} k-labels-hidden` : styles.form}
      role="search"
      method="get"
      autoComplete="off"
      action={path}
      onSubmit={submit}
      noValidate
      data-compact={isCompact || undefined}
    >
      {many ? (
        <>
          <ManyNames text={text} search={search} onText={onText} />
          {button}
          {search === null ? null : <LeftOutNames search={search} />}
        </>
      ) : (
        <TextField
          id="domain"
          name="domain"
          type="text"
          label={t("label")}
          hint={t("hint")}
          error={error}
          value={text}
          onChange={(typed) => onText(typed, false)}
          onPaste={paste}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          beside={
            <>
              {isCompact ? null : <SignalFlags word={text} height={heightInField(text)} hoisted />}
              {button}
            </>
          }
        />
      )}
      <p className="k-hidden" role="status">
        {many ? manyFault(search, t) : error}
      </p>
      <AnswersWanted />
    </form>
  );
};
