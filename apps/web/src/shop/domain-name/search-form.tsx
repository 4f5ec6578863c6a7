// The search for a domain as a plain form, wherever a page offers it: it leads to the domain check and works without scripts. [DOM-01]
import { Button } from "@kontor/ui/button";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SignalFlags } from "../../shell/drawing.tsx";
import { heightInField } from "../../shell/signal-flags.ts";
import * as styles from "./search-form.module.css";

export interface DomainSearchFormProps {
  readonly id: string;
  /** Path of the domain check. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
}

/** A search that is sent without scripts gets its answers with the page. [LOC-16] */
export const AnswersWanted = () => (
  <noscript>
    <input type="hidden" name="answers" value="1" />
  </noscript>
);

/** The name is hoisted in signal flags while it is typed; before that, the example. */
export const DomainSearchForm = ({ id, action, label, placeholder, button }: DomainSearchFormProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // What was typed before the scripts came.
  useEffect(() => setTyped(field.current?.value ?? ""), []);
  return (
    <search>
      <form className={styles.search} action={action} method="get" autoComplete="off">
        <label htmlFor={id}>{label}</label>
        <div className={styles.searchRow}>
          <div className={styles.halyard}>
            <input
              ref={field}
              id={id}
              name="domain"
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={253}
              required
              placeholder={placeholder}
              onChange={(event) => setTyped(event.target.value)}
            />
            <SignalFlags
              word={typed || placeholder}
              height={heightInField(typed || placeholder)}
              hoisted={typed !== ""}
            />
          </div>
          <Button type="submit" size="large" icon={<Search />}>
            {button}
          </Button>
        </div>
        <AnswersWanted />
      </form>
    </search>
  );
};
