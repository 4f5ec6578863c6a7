// A button that opens a list of actions. The button is HTML; what opens is fetched when it is first hovered, focused or pressed. Its sheet is `@kontor/ui/menu.css`.
import { type KeyboardEvent, useRef, useState } from "react";
import { ChevronDown } from "lucide-react";
import type { ButtonKind } from "./button.tsx";
import type { MenuEntry, MenuStart } from "./menu-popover.tsx";
import { useFirstUse } from "./use-first-use.ts";

export type { MenuEntry } from "./menu-popover.tsx";

export interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  readonly kind?: ButtonKind;
  readonly size?: "normal" | "small";
}

const load = () => import("./menu-popover.tsx").then(({ MenuPopover }) => MenuPopover);

export const Menu = ({ label, entries, onAction, kind = "secondary", size = "normal" }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart | null>(null);
  const [Popover, fetchPopover] = useFirstUse(load);
  const open = async (at: MenuStart): Promise<void> => {
    setStart(at);
    if (!(await fetchPopover())) setStart(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    void open(event.key === "ArrowDown" ? "first" : "last");
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="k-button k-menu-button"
        data-kind={kind}
        data-size={size}
        aria-haspopup="menu"
        aria-expanded={start !== null && Popover !== null}
        aria-busy={(start !== null && Popover === null) || undefined}
        onPointerEnter={() => void fetchPopover()}
        onFocus={() => void fetchPopover()}
        onClick={() => void open("first")}
        onKeyDown={onKeyDown}
      >
        <span>{label}</span>
        <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
      {Popover === null || start === null ? null : (
        <Popover trigger={button} label={label} entries={entries} start={start} onAction={onAction} onClose={() => setStart(null)} />
      )}
    </>
  );
};
