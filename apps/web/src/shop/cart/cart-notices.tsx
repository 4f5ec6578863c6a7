// What became different without this tab: another tab's changes, and two carts that became one at the login. [CRT-01]
import { useEffect, useRef, useState } from "react";
import type { Cart } from "@kontor/domain/shop/cart";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { differenceTexts, type DifferenceWords } from "./cart-words.ts";
import { Undo2 } from "lucide-react";
import { isStored } from "../../platform/client/tab-slot.ts";
import { mergedName } from "./stored.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import * as styles from "./cart.module.css";

export interface CartDifferenceProps {
  readonly before: Cart | null;
  readonly after: Cart | null;
  /** Whether it was ordered elsewhere, which the page below says with the order's number. [CHK-06] */
  readonly isOrdered: boolean;
  readonly words: DifferenceWords;
  /** The visitor's own change, in words, that met the other one. */
  readonly unmade: string | null;
  /** Null where the own change cannot be made any more. */
  readonly onApply: (() => void) | null;
  readonly onKeep: () => void;
}

const List = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className="k-notice-list">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** Who pressed a button of a notice goes on at the top of the page, once the notice is gone. [LGL-06] */
const useFocusAfter = (): void =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector("h1")?.focus({ preventScroll: true });
    },
    [],
  );

export interface UnsavedProps {
  /** What is wanted, in words. */
  readonly texts: readonly string[];
  readonly t: DifferenceWords["t"];
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** What could not be sent: it stays, and is sent again when the shop can be reached. The list may grow while a button is being pressed, so it moves none. */
export const UnsavedNotice = ({ texts, t, onRetry, onDiscard }: UnsavedProps) => {
  useFocusAfter();
  return (
    <Notice kind="brass" role="status" title={t("unsaved.title")}>
      <p>{t("unsaved.lead")}</p>
      <div className="k-notice-actions">
        <Button kind="secondary" onClick={onRetry}>
          {t("unsaved.retry")}
        </Button>
        <Button kind="quiet" onClick={onDiscard}>
          {t("unsaved.discard")}
        </Button>
      </div>
      <List texts={texts} />
    </Notice>
  );
};

export const CartDifferenceNotice = ({
  before,
  after,
  isOrdered,
  words,
  unmade,
  onApply,
  onKeep,
}: CartDifferenceProps) => {
  const { t } = words;
  const box = useRef<HTMLDivElement>(null);
  useFocusAfter();
  useEffect(() => {
    if (unmade !== null) box.current?.focus();
  }, [unmade]);
  return (
    <Notice
      ref={box}
      kind="brass"
      role={unmade === null ? "status" : "alert"}
      title={t(isOrdered ? "difference.ordered" : "difference.title")}
      actions={
        <>
          {unmade === null || onApply === null ? null : (
            <Button kind="secondary" onClick={onApply}>
              {t("difference.apply")}
            </Button>
          )}
          <Button kind="quiet" onClick={onKeep}>
            {t(isOrdered ? "difference.read" : "difference.keep")}
          </Button>
        </>
      }
    >
      {isOrdered ? null : (
        <>
          <p>{t("difference.lead")}</p>
          <List texts={differenceTexts(before, after, words)} />
        </>
      )}
      {unmade === null ? null : (
        <p>{t(onApply === null ? "difference.yoursGone" : "difference.yours", { change: unmade })}</p>
      )}
    </Notice>
  );
};

/** What a login brought from another cart, read once and shown until the visitor leaves this one. */
export const MergedNotice = ({ words }: { readonly words: DifferenceWords }) => {
  const { t } = words;
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isStored(mergedName))
      import("./merged-carts.ts").then(
        ({ takeMergedTexts }) => setTexts(takeMergedTexts(words)),
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the cart is there; what does not load stays stored for the next look at it
  }, []);
  return texts.length === 0 ? null : (
    <Notice kind="free" role="status" title={t("merged.title")}>
      <p>{t("merged.lead")}</p>
      <List texts={texts} />
    </Notice>
  );
};

export interface UndoRowProps {
  /** What was removed. */
  readonly title: string;
  readonly onUndo: () => void;
}

export const UndoRow = ({ title, onUndo }: UndoRowProps) => {
  const t = useTexts("cart");
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={row} className={styles.removed}>
      <p>{t("removed", { title })}</p>
      <Button kind="secondary" size="small" icon={<Undo2 />} aria-label={t("undoLabel", { title })} onClick={onUndo}>
        {t("undo")}
      </Button>
    </div>
  );
};
