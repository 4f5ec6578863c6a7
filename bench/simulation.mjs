// The simulator: complete journeys for a second of one core's time, and whether many customers need more memory than few. [HDL-04]
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { simulated } from "@kontor/adapters/simulation";
import { readMarket, start } from "../scripts/lib/market.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const faults = { fails: 0, timesOut: 0, twice: 0 };

/** A tenth of them, and never more than 10,000: the heap after so many is the reference for all others. */
const fewOf = (customers) => Math.min(10_000, customers / 10);

/** Customers a second of processor time, so that other programs of the machine do not count; the heap that stands after a few and at the end. */
const measured = (facts, customers, seed) => {
  const heaps = [];
  collect();
  const from = process.cpuUsage();
  simulated({
    facts,
    customers,
    seed,
    faults,
    start,
    progress: (count) => {
      if (count !== fewOf(customers) && count !== customers) return;
      collect();
      heaps.push(process.memoryUsage().heapUsed);
    },
  });
  const { user, system } = process.cpuUsage(from);
  return { rate: customers / ((user + system) / 1e6), heaps };
};

export const simulation = async (count, { customers = "20000" } = {}) => {
  const facts = readMarket();
  measured(facts, 2_000, 1);
  let seed = 1;
  const all = await rounds(count, async () => {
    seed += 1;
    return measured(facts, Number(customers), seed);
  });
  return [
    verdict(
      "journeys a second and core, against 500",
      all.map(({ rate }) => rate / 500),
      { atLeast: 1 },
    ),
    verdict(
      `heap after ${customers} customers against ${fewOf(Number(customers))} of them`,
      all.map(({ heaps: [few, whole] }) => whole / few),
      { atMost: 1.1 },
    ),
  ];
};
