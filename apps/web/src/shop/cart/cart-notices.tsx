// What became different without this tab: another tab's changes, and two carts that became one at the login. [CRT-01]
import { useEffect, useRef } from "react";
import type { Cart } from "@kontor/domain/shop/cart";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { type DifferenceWords, differenceTexts } from "./cart-difference.ts";

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

/** Shown until the visitor leaves the cart. */
export const MergedNotice = ({ texts, t }: Pick<UnsavedProps, "texts" | "t">) => (
  <Notice kind="free" role="status" title={t("merged.title")}>
    <p>{t("merged.lead")}</p>
    <List texts={texts} />
  </Notice>
);
