// The playground of balances: the books of one customer, and the sentences that follow from them.
import { addDays, day, ensureTemporal } from "@kontor/domain/kernel/calendar";
import { balanceOfCustomer, balancesOf, ledgerOf, sentenceOf, sentenceOfCustomer } from "@kontor/domain/shop/balance";
import { moneyText } from "@kontor/domain/visitor/locale";
import { centsOf, isDay, playing, table } from "./form.mjs";

await ensureTemporal();
const issued = day("2026-11-01");
const invoice = { kind: "document", document: "i" };

playing(({ invoice: total, paid, credited, payout, today }) => {
  if (!isDay(today) || today < issued) return { sentence: "Please select a day from 2026-11-01 on." };
  const of = (kind, text, more) =>
    centsOf(text) === 0 ? [] : [{ kind, id: kind, day: issued, cents: centsOf(text), ...more }];
  const entries = [
    { kind: "invoice", id: "i", day: issued, cents: centsOf(total), number: "R-1", dueOn: addDays(issued, 14) },
    ...of("payment", paid, { purpose: invoice }),
    ...of("credit-note", String(Math.min(Number(credited), Number(total))), {
      number: "G-1",
      corrects: "i",
      payBackBy: addDays(issued, 28),
    }),
    ...of("payout", payout, { purpose: { kind: "customer" } }),
  ];
  const books = ledgerOf(entries);
  const balances = balancesOf(books, day(today));
  const money = (cents) => moneyText("en", cents);
  return {
    sentence: sentenceOfCustomer(balanceOfCustomer(books, day(today)), "en"),
    nodes: balances.map((balance) =>
      table(`${balance.kind} ${balance.number}`, [
        [
          `${balance.kind === "invoice" ? "Invoice" : "Credit note"} ${balance.number}`,
          balance.state.replaceAll("-", " "),
        ],
        ["Total", money(balance.total)],
        ["Received", money(balance.received)],
        ["Left to pay", money(balance.left)],
        ["To pay back", money(balance.toPayBack)],
        ["Paid back", money(balance.paidBack)],
        ["In words", sentenceOf(balance, "en")],
      ]),
    ),
  };
});
