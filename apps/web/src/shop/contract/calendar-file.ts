// The calendar of the order that a contract comes from as a file, for the customer who is logged in. [ACC-02] [CON-01]
import type { Call } from "@kontor/adapters/client";
import { resultOf } from "@kontor/adapters/client";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { type ContractView, orderCalendarFile } from "@kontor/domain/shop/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";
import { provider } from "../../shell/provider.ts";

/** The file with its name; the status of what the API answers instead. */
export type CalendarAnswer = { readonly name: string; readonly body: string } | { readonly status: number };

/** A day is in one calendar once, also where it is of several contracts: the file has those of the whole order, as the one beside its letter. */
export const ownCalendarFile = async (
  call: Call,
  id: string,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<CalendarAnswer> => {
  const answer = await resultOf(call("GET", "/shop/contracts/{contractId}", { path: { contractId: id } }));
  if (!answer.ok) return { status: answer.problem.status === 0 ? 503 : answer.problem.status };
  const order = answer.value.contract.orderId;
  const views: ContractView[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(call, order, after);
    if (!page.ok) return { status: page.problem.status === 0 ? 503 : page.problem.status };
    views.push(...(page.value.contracts as readonly ContractView[]));
    after = page.value.next;
  } while (after !== null);
  const [first, ...others] = views.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (first === undefined) return { status: 404 };
  return orderCalendarFile([first, ...others], {
    locale,
    money: (cents) => moneyText(locale, cents),
    provider: provider(),
    now,
  });
};

const pageAfter = (call: Call, order: string, after: string | null) =>
  resultOf(call("GET", "/shop/contracts", { query: { order, ...(after === null ? {} : { after }) } }));

/** In the order of the cart. */
const placeOf = ({ contract: { number } }: ContractView): number => Number(number.slice(number.lastIndexOf("-") + 1));
