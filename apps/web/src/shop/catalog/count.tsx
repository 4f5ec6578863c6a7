// How many of an addition: one by a switch, more by a number between two buttons; a message names the maximum where it is reached. [CRT-02] [PRD-01]
import { useState } from "react";
import { NumberInput } from "@kontor/ui/number-input";
import "@kontor/ui/number-input.css";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import * as styles from "./product.module.css";

export interface CountProps {
  readonly id: string;
  readonly title: string;
  readonly maximum: number;
  readonly count: number;
  /** Why the server refused what was asked for before. */
  readonly refused: string | null;
  readonly onCount: (count: number) => void;
}

export const Count = ({ id, title, maximum, count, refused, onCount }: CountProps) => {
  const t = useTexts("product");
  const refusalText = useRefusals();
  const [typed, setTyped] = useState<string | null>(null);
  const entered = typed === null ? count : Number(typed);
  const isPossible = Number.isSafeInteger(entered) && entered >= 0 && entered <= maximum;
  const isSwitch = maximum === 1;
  const refusal =
    entered >= maximum && !(isSwitch && isPossible)
      ? { _tag: "AdditionMaximumReached" as const, maximum }
      : isPossible
        ? null
        : { _tag: "QuantityInvalid" as const, minimum: 0, maximum };
  // What was refused stands until something else is typed or chosen.
  const isRefused = refused !== null && typed === null;
  const put = (value: string): void => {
    setTyped(value);
    const wanted = Number(value);
    if (Number.isSafeInteger(wanted) && wanted >= 0 && wanted <= maximum) onCount(wanted);
  };
  const field = {
    id,
    name: id,
    "aria-describedby": `${id}-said`,
    "aria-invalid": isPossible && !isRefused ? undefined : true,
  };
  return (
    <>
      {isSwitch ? (
        <input
          {...field}
          className={styles.onOff}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a tick box says by itself whether it is ticked
          role="switch"
          value="1"
          checked={count === 1}
          onChange={(event) => put(event.target.checked ? "1" : "0")}
        />
      ) : (
        <NumberInput
          {...field}
          min={0}
          max={maximum}
          value={typed ?? String(count)}
          less={t("fewer", { title })}
          more={t("more", { title })}
          onChange={put}
        />
      )}
      <p id={`${id}-said`} className={isPossible && !isRefused ? "k-small" : "k-field-error"} role="status">
        {isRefused ? refused : refusal === null ? null : refusalText(refusal)}
      </p>
    </>
  );
};
