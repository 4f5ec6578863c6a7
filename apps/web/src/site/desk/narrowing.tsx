// What narrows a list: its search, its states as chips, and a period. All of it stands in the address. [DSK-05]
import { useEffect, useRef } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import type { ListPart, ViewChange } from "./list-part.ts";
import { useDeskTexts } from "./texts.ts";
import { Title } from "./title.tsx";
import * as styles from "./desk.module.css";

interface NarrowingProps extends Pick<ListPart<never>, "title" | "view" | "states" | "isDated" | "more" | "onView"> {
  /** Null for a list that is not searched. */
  readonly label: string | null;
  readonly statesLabel: string | undefined;
  readonly isOneState?: boolean | undefined;
}

/** So many states stand beside each other. */
const mostChips = 12;

export const Narrowing = ({
  title,
  label,
  view,
  states,
  statesLabel,
  isOneState = false,
  isDated,
  more,
  onView,
}: NarrowingProps) => {
  const t = useDeskTexts();
  const narrow = (change: ViewChange, isTyped?: boolean): void => onView({ ...change, after: undefined }, isTyped);
  return (
    <>
      <header className={styles.head}>
        <Title>{title}</Title>
        {label === null ? null : (
          <search>
            <Following type="search" label={label} value={view.q} onTyped={(q) => narrow({ q }, true)} />
          </search>
        )}
        {(isDated ? (["from", "until"] as const) : []).map((edge) => (
          <span key={edge} className={styles.period}>
            <span aria-hidden="true">{t(`list.${edge}`)}</span>
            <Following
              type="date"
              label={t(`list.${edge}`)}
              value={view[edge]}
              onTyped={(day) => narrow({ [edge]: day }, true)}
            />
          </span>
        ))}
        {states.length > mostChips ? (
          <select
            className={`k-input ${styles.menu}`}
            aria-label={statesLabel ?? t("list.states")}
            value={view.state ?? ""}
            onChange={({ target }) => narrow({ state: target.value || undefined })}
          >
            <option value="">{t("list.all")}</option>
            {states.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        {more}
      </header>
      {states.length === 0 || states.length > mostChips ? null : (
        <ToggleButtonGroup
          className={styles.chips}
          aria-label={statesLabel ?? t("list.states")}
          selectionMode={isOneState ? "single" : "multiple"}
          selectedKeys={view.state?.split(",") ?? []}
          onSelectionChange={(keys) => narrow({ state: keys.size === 0 ? undefined : [...keys].join(",") })}
        >
          {states.map(({ value, label: name }) => (
            <ToggleButton key={value} id={value} className={styles.chip}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </>
  );
};

/** While one types the list follows, a moment behind: not each letter or figure is a call. */
const behindMs = { search: 120, date: 500 } as const;

const Following = ({
  type,
  label,
  value = "",
  onTyped,
}: {
  readonly type: keyof typeof behindMs;
  readonly label: string;
  readonly value?: string | undefined;
  readonly onTyped: (typed: string | undefined) => void;
}) => {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A way back changes what stands there, but not under the hands of who types.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  const isSearch = type === "search";
  const followNow = (typed: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    onTyped(typed.trim() || undefined);
  };
  return (
    <input
      ref={field}
      type={type}
      className="k-input"
      maxLength={isSearch ? 80 : undefined}
      aria-label={label}
      aria-keyshortcuts={isSearch ? "f" : undefined}
      data-search={isSearch || undefined}
      placeholder={isSearch ? label : undefined}
      defaultValue={value}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => followNow(target.value), behindMs[type]);
      }}
      // Who leaves the field has typed: a list that follows later would take them back from where they went meanwhile.
      onBlur={({ target }) => {
        if (timer.current !== undefined) followNow(target.value);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Enter") return;
        // Typed to its end: the keys of the list are next.
        followNow(currentTarget.value);
        currentTarget.blur();
      }}
    />
  );
};
