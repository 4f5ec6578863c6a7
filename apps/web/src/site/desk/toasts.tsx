// What was done, said for a while; where it can be undone, by one press as long as it is said. [DSK-05]
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components";
import { useDeskTexts } from "./texts.ts";
import * as styles from "./desk-toasts.module.css";

interface Announced {
  readonly text: string;
  readonly undo?: () => void;
}

const queue = new ToastQueue<Announced>({ maxVisibleToasts: 3 });

/** As long as an undoing is offered, and nothing that has to be read is gone sooner. */
const shownMs = 10_000;

export const announce = (what: Announced): void => void queue.add(what, { timeout: shownMs });

export const Toasts = () => {
  const t = useDeskTexts();
  return (
    <ToastRegion queue={queue} className={styles.toasts} aria-label={t("toasts")}>
      {({ toast }) => (
        <Toast toast={toast} className={styles.toast}>
          <ToastContent>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.undo === undefined ? null : (
            <Button
              className="k-button"
              data-kind="quiet"
              data-size="small"
              onPress={() => {
                toast.content.undo?.();
                queue.close(toast.key);
              }}
            >
              {t("undo")}
            </Button>
          )}
          <Button slot="close" className="k-button" data-kind="quiet" data-size="small">
            {t("close")}
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
};
