// The receipt of the last declaration of this tab: it stays where it was shown, over a reload and on the way back, as long as the login lasts that it was made with. [LGL-02] [LGL-03] [VISIT4-10]
import { useEffect, useState } from "react";
import type { DeclarationReceipt } from "@kontor/domain/site/request";
import { isCount, isFlag, isRecord, isText, slot } from "../../platform/client/tab-slot.ts";
import { isHintedLogin } from "../../visitor/session/login-hint.ts";

interface StoredReceipt {
  readonly receipt: DeclarationReceipt;
  /** Whether its customer was logged in: then it goes with the login. */
  readonly isOfLogin: boolean;
}

const isReceipt = isRecord({ id: isText, receivedAt: isCount, email: isText, filing: isRecord({ form: isText }) });

const stored = slot<StoredReceipt>(
  "shop:receipt",
  isRecord({
    receipt: (value): value is DeclarationReceipt => isReceipt(value),
    isOfLogin: isFlag,
  }),
);

interface Mark {
  readonly receipt?: string;
  /** The document that showed it. */
  readonly shownBy?: number;
}

const markOfEntry = (): Mark => (history.state ?? {}) as Mark;

/** A browser that opens an address which it shows already takes the entry of the history along: that is a new visit all the same. */
const isReturn = ({ shownBy }: Mark): boolean => {
  const [visit] = performance.getEntriesByType("navigation");
  const isVisit = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  return shownBy === performance.timeOrigin || !isVisit;
};

/** The entry of the history says of which receipt it is: the same page by another link has its form. */
const markEntry = (id: string | null): void => {
  const { receipt: _, shownBy: __, ...state } = markOfEntry();
  // No other address: nothing for the router to load.
  History.prototype.replaceState.call(
    history,
    id === null ? state : { ...state, receipt: id, shownBy: performance.timeOrigin },
    "",
  );
};

const receiptOfEntry = (form: string): DeclarationReceipt | null => {
  const found = stored.read();
  if (found === null || (found.isOfLogin && !isHintedLogin())) return null;
  const entry = markOfEntry();
  return found.receipt.id === entry.receipt && isReturn(entry) && found.receipt.filing.form === form
    ? found.receipt
    : null;
};

export const useStayingReceipt = (
  form: string,
  received: DeclarationReceipt | null,
): { readonly receipt: DeclarationReceipt | null; readonly forget: () => void } => {
  const [earlier, setEarlier] = useState<DeclarationReceipt | null>(null);
  useEffect(() => {
    if (received === null) return;
    stored.write({ receipt: received, isOfLogin: isHintedLogin() });
    markEntry(received.id);
  }, [received]);
  // oxlint-disable-next-line react/set-state-in-effect -- what this tab has stored is known in the browser alone
  useEffect(() => setEarlier(receiptOfEntry(form)), [form]);
  const forget = (): void => {
    stored.clear();
    markEntry(null);
    setEarlier(null);
  };
  return { receipt: received ?? earlier, forget };
};
