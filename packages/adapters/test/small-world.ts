// A small shop for the tests: one plan, one ending, a fixed clock.
import { instant } from "@kontor/domain/kernel/calendar";
import { rate } from "@kontor/domain/kernel/money";
import { smallCatalog } from "@kontor/domain/shop/catalog/examples";
import { strictToAscii } from "@kontor/domain/shop/domain-name";
import { exampleVoucher } from "@kontor/domain/shop/voucher/examples";
import { world } from "../src/layers/memory/index.ts";

export const smallWorld = () =>
  world({
    catalog: smallCatalog,
    countries: ["AT", "DE"],
    seller: "DE",
    timeZone: "Europe/Berlin",
    rates: { DE: rate(1900), AT: rate(2000), OTHER: rate(0) },
    vouchers: [exampleVoucher("SUMMER", 500)],
    now: () => instant(1_795_000_000_000),
    toAscii: strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null)),
  });

/** Something new at each call, and different from run to run. */
export const freshNames = () => {
  const run = Math.random().toString(36).slice(2, 8);
  const counter = { at: 0 };
  return () => {
    counter.at += 1;
    return `neu-${run}-${counter.at}`;
  };
};
