// A payment on the page that a customer came back to: followed by its machine until it is final; then the page is read anew. [PAY-04]
import { useRouter } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { type Answer, resultOf } from "@kontor/adapters/client";
import { isFollowed, type PaymentEvent, paymentMachine, type PaymentStage } from "@kontor/domain/shop/payment";
import type { Locale } from "@kontor/domain/visitor/locale";
import { fromPromise } from "xstate";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import type { OnlineState } from "./pay-ways.ts";

interface Attempts {
  readonly attempts: readonly { readonly id: string; readonly state: PaymentStage }[];
}

/** The attempts of the link, or of who is logged in; their providers are asked. */
const readAttempts = (locale: Locale, link: string | null): Promise<Answer<Attempts>> => {
  const query = { fresh: "true" } as const;
  const call = callIn(locale);
  return link === null
    ? resultOf(call("GET", "/shop/payment", { query }))
    : resultOf(call("GET", "/shop/pay-links/{payLink}", { path: { payLink: link }, query }));
};

const readStage = async (locale: Locale, online: OnlineState | null): Promise<PaymentStage | null> => {
  if (online === null) return null;
  const answer = await readAttempts(locale, online.link);
  if (!answer.ok) throw new Error(answer.problem.refusal);
  return answer.value.attempts.find(({ id }) => id === online.attempt)?.state ?? null;
};

export interface FollowedPayment {
  readonly stage: PaymentStage | null;
  /** A way was pressed, and the browser goes there. */
  readonly isLeaving: boolean;
  readonly send: (event: PaymentEvent) => void;
}

export const usePayment = (online: OnlineState | null): FollowedPayment => {
  const locale = useLocale();
  const router = useRouter();
  const [machine] = useState(() =>
    paymentMachine.provide({ actors: { read: fromPromise(() => readStage(locale, online)) } }),
  );
  const [state, send] = useMachine(machine, { input: { stage: online?.stage ?? null } });
  const { stage } = state.context;
  useEffect(() => {
    const shown = (): void => {
      if (document.visibilityState === "visible") send({ type: "page.return" });
    };
    addEventListener("pageshow", shown);
    document.addEventListener("visibilitychange", shown);
    return () => {
      removeEventListener("pageshow", shown);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [send]);
  const before = online?.stage ?? null;
  useEffect(() => {
    // What is left, and how it is paid, is another sentence now.
    if (stage !== before && !isFollowed(stage)) void router.invalidate();
  }, [stage, before, router]);
  return { stage, isLeaving: state.matches("leaving"), send };
};
