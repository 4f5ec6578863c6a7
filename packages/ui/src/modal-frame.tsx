// What all modal dialogs share: the veil over the page, the sheet on it, Escape and a press beside close it.
import type { ReactNode } from "react";
import { Modal, ModalOverlay } from "react-aria-components";

export const ModalFrame = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) => (
  <ModalOverlay
    isOpen
    isDismissable
    className="k-dialog-behind"
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Modal className="k-dialog">{children}</Modal>
  </ModalOverlay>
);
