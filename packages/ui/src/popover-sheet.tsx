// The open sheet of a popover, by React Aria: it finds its place beside the button, takes the focus and gives it back.
import type { ReactNode, RefObject } from "react";
import { Button, Dialog, Heading, Popover } from "react-aria-components";
import { X } from "lucide-react";

export interface PopoverSheetProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const PopoverSheet = ({ trigger, title, close, onClose, children }: PopoverSheetProps) => (
  <Popover
    isOpen
    triggerRef={trigger}
    placement="bottom start"
    offset={6}
    className="k-popover"
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Dialog className="k-popover-sheet">
      <div className="k-popover-head">
        <Heading slot="title">{title}</Heading>
        <Button className="k-popover-close" aria-label={close} onPress={onClose}>
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </Button>
      </div>
      {children}
    </Dialog>
  </Popover>
);
