// How many of an addition: one by a switch, few as a list, many as a number; a message names the maximum where it is reached. [CRT-02] [PRD-01]
import { useState } from "react";
import { useRefusals } from "../../platform/texts/refusals.ts";
import * as styles from "./product.module.css";

export interface CountProps {
  readonly id: string;
  readonly maximum: number;
  readonly count: number;
  /** Why the server refused what was asked for before. */
  readonly refused: string | null;
  readonly onCount: (count: number) => void;
}

/** Up to a dozen are chosen from a list. */
const mostListed = 12;

export const Count = ({ id, maximum, count, refused, onCount }: CountProps) => {
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
    className: "k-input",
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
      ) : maximum > mostListed ? (
        <input
          {...field}
          type="number"
          inputMode="numeric"
          min={0}
          max={maximum}
          step={1}
          value={typed ?? String(count)}
          onChange={(event) => put(event.target.value)}
        />
      ) : (
        <select {...field} value={count} onChange={(event) => put(event.target.value)}>
          {Array.from({ length: maximum + 1 }, (_, choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-said`} className={isPossible && !isRefused ? "k-small" : "k-field-error"} role="status">
        {isRefused ? refused : refusal === null ? null : refusalText(refusal)}
      </p>
    </>
  );
};
