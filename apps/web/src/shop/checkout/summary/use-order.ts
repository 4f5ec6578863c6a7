// Ordering: the checkout machine on its last step, with the quote on screen and one key for one order. [CHK-04] [CHK-06] [CHK-07]
import { useMachine } from "@xstate/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, useTransition } from "react";
import type { Agreements, ShownQuote } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import { seenOtherwise, seenQuote } from "../../cart/stored.ts";
import { warmUp } from "../../../visitor/session/session-actor.ts";
import type { SummaryPage } from "../views.ts";
import { tickedBoxes, unansweredOrder } from "../summary-storage.ts";
import { providedCheckout } from "../checkout-actor.ts";
import { isAnswered } from "./answered.ts";

/** `early`: the box for an early start, where it is another quote. [VAT-14] */
const shownOf = ({ cart, quote: only, quotes, addressSeen }: SummaryPage, early: boolean): ShownQuote | null => {
  const quote = quotes === undefined ? only : quotes[early ? "early" : "later"].quote;
  return cart === null || quote === null ? null : { cartId: "current", cartVersion: cart.version, quote, addressSeen };
};

/** Whether the quote of an early start was accepted before this page came. */
const wasEarly = ({ quotes, tried }: SummaryPage): boolean =>
  tried?.agreements.earlyStart ?? (quotes !== undefined && tickedBoxes.read()?.hash === quotes.early.quote.hash);

/** The key of an attempt without answer for the same quote, else a fresh one. */
const keyFor = (hash: string): string => {
  const stored = unansweredOrder.read();
  const key = stored?.hash === hash ? stored.key : crypto.randomUUID();
  unansweredOrder.write({ hash, key });
  return key;
};

export const useOrder = (data: SummaryPage, locale: Locale) => {
  const router = useRouter();
  const [machine] = useState(() => providedCheckout(locale));
  const [state, send] = useMachine(machine, {
    input: { step: "summary", locale, facts: data.facts, tried: data.tried },
  });
  const { shown, changed, agreements, refusals, order, unanswered } = state.context;

  useEffect(() => {
    const now = shownOf(data, wasEarly(data));
    if (now === null) return;
    const seen = seenOtherwise(now.quote);
    if (seen !== null) send({ type: "quote.show", shown: seen });
    else seenQuote.write(now);
    send({ type: "quote.show", shown: now });
    const ticked = tickedBoxes.read();
    if (ticked?.hash !== (seen ?? now).quote.hash) return;
    for (const name of Object.keys(ticked.agreements) as (keyof Agreements)[])
      if (ticked.agreements[name]) send({ type: "agreement.set", name, value: true });
  }, [data, send]);

  useEffect(() => {
    if (order === null) return;
    seenQuote.clear();
    tickedBoxes.clear();
    unansweredOrder.clear();
    void router.navigate({ href: `${data.paths["thank-you"]}?order=${encodeURIComponent(order.id)}`, replace: true });
  }, [order, data, router]);

  // Tried again once the cart without the referral is on the page. [SHL-13]
  const again = useRef(false);
  const [isForgetting, startForgetting] = useTransition();
  useEffect(() => {
    const now = shownOf(data, wasEarly(data));
    if (!again.current || now === null) return;
    again.current = false;
    send({ type: "order.place", key: keyFor(now.quote.hash) });
  }, [data, send]);

  // The other address is shown before anything is ordered for it. [CHK-03]
  const isOtherAddress = refusals.some(({ _tag }) => _tag === "AddressChanged");
  useEffect(() => {
    if (isOtherAddress) void router.invalidate();
  }, [isOtherAddress, router]);

  const placing = state.matches("placing");
  const answered = isAnswered({ unanswered, refusals }, placing);
  useEffect(() => {
    if (answered) unansweredOrder.clear();
  }, [answered]);

  return {
    ready: shown !== null,
    busy: placing || order !== null,
    isForgetting,
    shown,
    changed,
    agreements,
    refusals,
    /** The login ended meanwhile: the next step is to log in, and to come back here. [SHL-14] */
    isLoggedOut: state.matches("login"),
    tick: (name: keyof Agreements, value: boolean): void => {
      warmUp();
      if (shown !== null) tickedBoxes.write({ hash: shown.quote.hash, agreements: { ...agreements, [name]: value } });
      send({ type: "agreement.set", name, value });
      const other = name === "earlyStart" && data.quotes !== undefined ? shownOf(data, value) : null;
      if (other !== null) send({ type: "quote.show", shown: other });
    },
    place: (): void => {
      if (shown !== null) send({ type: "order.place", key: keyFor(shown.quote.hash) });
    },
    /** Forgets who sent the visitor, and places the order once more. [SHL-13] */
    placeWithoutReferral: (): void =>
      startForgetting(async () => {
        const { forgetReferral } = await import("../../referral/forget-referral.ts");
        again.current = await forgetReferral(locale);
        await router.invalidate();
      }),
    accept: (): void => {
      if (changed !== null) {
        seenQuote.write({ cartId: changed.cartId, cartVersion: changed.cartVersion, quote: changed.quote });
        tickedBoxes.write({ hash: changed.quote.hash, agreements });
      }
      unansweredOrder.clear();
      send({ type: "quote.accept" });
      void router.invalidate();
    },
  };
};
