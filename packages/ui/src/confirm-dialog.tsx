// A question before something is lost: a modal dialog that takes the focus, keeps it and gives it back. [LGL-06]
import { Button, Dialog, Heading } from "react-aria-components";
import { ModalFrame } from "./modal-frame.tsx";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  /** Escape, a press beside the dialog, or the second button. */
  readonly onCancel: () => void;
}

export const ConfirmDialog = ({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) => (
  <ModalFrame onClose={onCancel}>
    <Dialog role="alertdialog">
      <Heading slot="title">{title}</Heading>
      <p>{text}</p>
      <div className="k-dialog-actions">
        <Button className="k-button" data-kind="primary" data-size="normal" onPress={onConfirm}>
          {confirm}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus when it opens, on the answer that loses nothing */}
        <Button className="k-button" data-kind="secondary" data-size="normal" autoFocus onPress={onCancel}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  </ModalFrame>
);
