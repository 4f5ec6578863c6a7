// The open list of a menu, by React Aria: arrow keys, Home and End, first letters, Escape, a press beside it.
import type { ReactNode, RefObject } from "react";
import { Menu, MenuItem, Popover } from "react-aria-components";

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Loses something: set in the colour of errors, and asks before it does. */
  readonly isGrave?: boolean;
}

/** Which entry has the focus when the menu opens. */
export type MenuStart = "first" | "last";

export interface MenuPopoverProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly start: MenuStart;
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * React Aria gives the focus to the sheet or the list first; after a press by keyboard or screen reader on a button that is not its own, it stays there.
 * It belongs to the entry that the menu begins with.
 */
const passFocusOn = (start: MenuStart) => (sheet: HTMLElement | null) => {
  const left = new AbortController();
  sheet?.addEventListener(
    "focusin",
    ({ target }) => {
      const entries = [...sheet.querySelectorAll<HTMLElement>("[role=menuitem]:not([aria-disabled=true])")];
      if (entries.some((entry) => entry === target)) left.abort();
      else entries.at(start === "first" ? 0 : -1)?.focus();
    },
    { signal: left.signal },
  );
  return () => left.abort();
};

export const MenuPopover = ({ trigger, label, entries, start, onAction, onClose }: MenuPopoverProps) => (
  <Popover
    ref={passFocusOn(start)}
    isOpen
    triggerRef={trigger}
    placement="bottom start"
    offset={4}
    className="k-menu-popover"
    aria-label={label}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus */}
    <Menu aria-label={label} autoFocus={start} className="k-menu" onAction={(id) => onAction(String(id))} onClose={onClose}>
      {entries.map(({ id, label: text, icon, isDisabled = false, isGrave }) => (
        <MenuItem key={id} id={id} textValue={text} isDisabled={isDisabled} className="k-menu-item" data-grave={isGrave || undefined}>
          {icon === undefined ? null : (
            <span className="k-menu-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <span>{text}</span>
        </MenuItem>
      ))}
    </Menu>
  </Popover>
);
