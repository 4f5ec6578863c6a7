// A form whose answer is another state of an account's page is sent without a new document; what was typed stays where no answer comes. [SES-12] [FRM-01]
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

export interface AnsweredForm {
  readonly busy: boolean;
  /** Whether the last attempt had no answer. */
  readonly isLost: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** `again` hears of an answer that leads to the page as it stands: nothing else would say that there was one. */
export const useAnswered = (again: () => void): AnsweredForm => {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [isLost, setLost] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const { action } = event.currentTarget;
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    setBusy(true);
    setLost(false);
    try {
      const answer = await fetch(action, {
        method: "POST",
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.redirected) throw new Error(`${action} answered ${answer.status}`);
      const { pathname, search } = new URL(answer.url);
      if (pathname + search === location.pathname + location.search) again();
      else await router.navigate({ href: pathname + search, replace: true });
    } catch {
      setLost(true);
    }
    setBusy(false);
  };
  return { busy, isLost, onSubmit };
};
