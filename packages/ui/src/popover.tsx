// A button that opens a small sheet beside it, for what explains or sets one thing. The button is HTML; what opens is fetched with the first use. Its sheet is `@kontor/ui/popover.css`.
import { type ReactNode, useRef, useState } from "react";
import type { ButtonKind } from "./button.tsx";
import { useFirstUse } from "./use-first-use.ts";

export interface PopoverProps {
  readonly label: string;
  /** Names the sheet, as its heading. */
  readonly title: string;
  readonly children: ReactNode;
  /** Names the button that closes the sheet. */
  readonly close: string;
  readonly kind?: ButtonKind;
  readonly size?: "normal" | "small";
}

const load = () => import("./popover-sheet.tsx").then(({ PopoverSheet }) => PopoverSheet);

export const Popover = ({ label, title, children, close, kind = "quiet", size = "normal" }: PopoverProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Sheet, fetchSheet] = useFirstUse(load);
  const open = async (): Promise<void> => {
    setOpen(true);
    if (!(await fetchSheet())) setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="k-button"
        data-kind={kind}
        data-size={size}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Sheet !== null}
        aria-busy={(isOpen && Sheet === null) || undefined}
        onPointerEnter={() => void fetchSheet()}
        onFocus={() => void fetchSheet()}
        onClick={() => void open()}
      >
        <span>{label}</span>
      </button>
      {Sheet === null || !isOpen ? null : (
        <Sheet trigger={button} title={title} close={close} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
};
