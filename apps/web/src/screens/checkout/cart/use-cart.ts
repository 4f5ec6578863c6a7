// The cart while it is on screen: asked again when the window comes back, changed against the version that was seen, nothing lost between two tabs. [CRT-01]
import { QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { CartPage, FailedStep } from "../../../page/checkout-views.ts";
import { loadPage } from "../../../page/load.ts";
import { type CartChange, changeCart, type Problem } from "../../../machines/shop-calls.ts";

/** One for each screen on each side: on the server nothing of one visitor may reach another. */
const cartQueries = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** What this tab saw last, and what a change of it came to. */
interface Notes {
  readonly seen: CartPage;
  /** The cart was changed elsewhere: what was on screen before, and the own change that was not made. */
  readonly before: CartPage | null;
  readonly unmade: CartChange | null;
  readonly refused: { readonly change: CartChange; readonly problem: Problem } | null;
  readonly said: string;
}

const isCart = (data: unknown): data is CartPage => typeof data === "object" && data !== null && "cart" in data && "step" in data && data.step === "cart";

export const useCart = (initial: CartPage, locale: Locale, say: (change: CartChange) => string) => {
  const [notes, setNotes] = useState<Notes>({ seen: initial, before: null, unmade: null, refused: null, said: "" });
  const [queries] = useState(cartQueries);
  const read = async (): Promise<CartPage> => {
    const page = await loadPage(initial.paths.cart, "");
    const data: CartPage | FailedStep | undefined = page.kind === "checkout" && page.data.step === "cart" ? (page.data as CartPage | FailedStep) : undefined;
    if (!isCart(data)) throw new Error("the cart could not be read");
    return data;
  };
  const query = useQuery({ queryKey: ["cart", locale], queryFn: read, initialData: initial, refetchOnMount: false, refetchOnWindowFocus: "always" }, queries);
  const change = useMutation(
    {
      mutationFn: async (wanted: CartChange) => ({ wanted, answer: await changeCart(locale, notes.seen.cart?.version ?? 0, wanted) }),
      onSuccess: async ({ wanted, answer }) => {
        const fresh = await read().catch(() => null);
        if (fresh !== null) queries.setQueryData(["cart", locale], fresh);
        if (answer.ok) {
          return setNotes((last) => ({ seen: fresh ?? last.seen, before: null, unmade: null, refused: null, said: say(wanted) }));
        }
        const elsewhere = answer.problem.refusal === "CartChanged";
        setNotes((last) => ({
          seen: fresh ?? last.seen,
          before: elsewhere ? last.seen : null,
          unmade: elsewhere ? wanted : null,
          refused: elsewhere ? null : { change: wanted, problem: answer.problem },
          said: "",
        }));
      },
    },
    queries,
  );

  // Another tab changed the cart: what is on screen follows, and the difference is told.
  const now = query.data;
  if (!change.isPending && now.cart?.version !== notes.seen.cart?.version && now !== notes.seen) {
    setNotes((last) => ({ ...last, seen: now, before: last.before ?? last.seen }));
  }
  return {
    page: notes.seen,
    notes,
    busy: change.isPending,
    change: (wanted: CartChange): void => change.mutate(wanted),
    /** The difference was read; an own change that was not made is given up. */
    acknowledge: (): void => setNotes((last) => ({ ...last, before: null, unmade: null })),
  };
};
