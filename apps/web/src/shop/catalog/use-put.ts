// The form of a product page where scripts run: it is sent without leaving the page; what is refused stands at its field, and the cart follows what was put into it. [CRT-01] [FRM-01]
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { mayHaveCart } from "../cart/cart-hint.ts";
import { sendPlainly } from "../../platform/client/plain-form.ts";
import { readOut } from "../../shell/toasts/toast-event.ts";
import { besideButton, refusedField } from "./refused-field.ts";
import { fieldsOf } from "./use-choice.ts";
import type { ProductPage, RefusedChoice } from "./views.ts";

/** The two buttons of the form: below the ledger, and in the bar of narrow windows. */
export type PutButton = "ledger" | "bar";

export interface PutForm {
  /** The button that was pressed, while its answer is awaited. */
  readonly pending: PutButton | null;
  readonly refused: RefusedChoice | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** What was refused came with the page, or is the answer to what was sent from it. */
interface Put {
  readonly state: "drawn" | PutButton | "answered";
  readonly refused: RefusedChoice | null;
}

export const usePut = (data: ProductPage): PutForm => {
  const t = useTexts("product");
  const locale = useLocale();
  const router = useRouter();
  const refusalText = useRefusals();
  const [put, setPut] = useState<Put>({ state: "drawn", refused: data.refused });

  /** The refusal in words, at its field where the page has it. */
  const refusedBy = async (form: HTMLFormElement, fields: URLSearchParams): Promise<RefusedChoice | null> => {
    const [{ cartPath, putIntoCart }, { cookiesNotTaken }, { callIn }] = await Promise.all([
      import("./put-into-cart.ts"),
      import("../cart/cart-calls.ts"),
      import("../../platform/client/shop-fetch.ts"),
    ]);
    const put = await putIntoCart(callIn(locale), "current", fields, mayHaveCart());
    if (put.ok) {
      const href = cartPath(locale, put.value, fields);
      // The cart that is shown next is the proof: no toast lies over it.
      readOut(t(href.includes("#") ? "ledger.saved" : "ledger.put", { title: data.title }));
      await router.navigate({ href, viewTransition: !matchMedia("(prefers-reduced-motion: reduce)").matches });
      return null;
    }
    if ("name" in put) {
      const { name, word, detail } = put.name;
      return { field: "domain", text: detail ?? t(`domains.${word}`, { name }), typed: put.typed };
    }
    const { refusal, detail, facts } = put.problem;
    if (refusal === cookiesNotTaken) return { field: besideButton, text: t("ledger.cookies") };
    const field = refusedField(refusal, facts);
    const isShown = form.querySelector(`#${CSS.escape(field)}`) !== null;
    return { field: isShown ? field : besideButton, text: detail || refusalText({ _tag: "UnknownError" }) };
  };

  const pending = put.state === "ledger" || put.state === "bar" ? put.state : null;
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending !== null) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The key Enter presses the first button of a form, even where a narrow window hides it: then the other one shows what is pressed.
    const isLedger = submitter?.closest("aside") != null && submitter.offsetParent !== null;
    setPut({ state: isLedger ? "ledger" : "bar", refused: null });
    try {
      setPut({ state: "answered", refused: await refusedBy(form, fieldsOf(form, submitter)) });
    } catch {
      // Scripts that do not load: the form works without them, where there is a line at all.
      const isSent = sendPlainly(form);
      setPut({
        state: isSent ? "drawn" : "answered",
        refused: isSent ? null : { field: besideButton, text: t("ledger.notReached") },
      });
    }
  };

  useEffect(() => {
    if (put.state !== "answered" || put.refused === null) return;
    const place = document.getElementById(put.refused.field);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: "center" });
  }, [put]);
  return { pending, refused: put.refused, onSubmit };
};
