// The playground of contracts: the calendar that a customer sees, in the words of shop/contract.
import { day, ensureTemporal } from "@kontor/domain/kernel/calendar";
import { calendarText, contractCalendar, contractTerms, noTerms, termsText } from "@kontor/domain/shop/contract";
import { dayInWords, moneyText } from "@kontor/domain/visitor/locale";
import { isDay, playing, table } from "./form.mjs";

await ensureTemporal();

playing(({ start, today, months, party, policy, hourly }) => {
  if (!isDay(start) || !isDay(today) || today < start)
    return { sentence: "Please select two days, today not before the order." };
  const binding = {
    start: day(start),
    minimumMonths: hourly === "" ? Number(months) : 0,
    hourly: hourly !== "",
    party,
  };
  const entries = contractCalendar(binding, {
    policy,
    ordered: day(start),
    today: day(today),
    guaranteed: true,
    prices: [],
    end: null,
    ends: 3,
  });
  const terms = binding.hourly ? noTerms : contractTerms(binding.minimumMonths, policy, party);
  return {
    sentence: termsText(terms, "en"),
    nodes: [
      table(
        "The calendar",
        entries.map((entry) => [
          dayInWords("en", entry.day),
          calendarText(entry, "en", (cents) => moneyText("en", cents)),
        ]),
      ),
    ],
  };
});
