// A modal dialog with content of any kind: takes the focus, keeps it and gives it back. It is imported lazily, with its first use. Its sheet is `@kontor/ui/dialog.css`.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, Dialog as AriaDialog, Heading } from "react-aria-components";
import { X } from "lucide-react";
import { ModalFrame } from "./modal-frame.tsx";

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Names the button in the corner. */
  readonly close: string;
  /** The button in the corner, Escape, or a press beside the dialog. */
  readonly onClose: () => void;
  /** Buttons under the content; they stay in sight while it scrolls. */
  readonly actions?: ReactNode;
}

/** Content that is longer than its place is reached with Tab, so that the arrow keys scroll it. */
const Content = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setScrolling(element.scrollHeight > element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className="k-dialog-content" {...(isScrolling ? { role: "group", tabIndex: 0, "aria-label": label } : {})}>
      {children}
    </div>
  );
};

export const Dialog = ({ title, children, close, onClose, actions }: DialogProps) => (
  <ModalFrame onClose={onClose}>
    <AriaDialog className="k-dialog-sheet">
      <div className="k-dialog-head">
        <Heading slot="title">{title}</Heading>
        <Button className="k-dialog-close" aria-label={close} onPress={onClose}>
          <X aria-hidden="true" size={22} strokeWidth={1.75} />
        </Button>
      </div>
      <Content label={title}>{children}</Content>
      {actions === undefined ? null : <div className="k-dialog-actions">{actions}</div>}
    </AriaDialog>
  </ModalFrame>
);
