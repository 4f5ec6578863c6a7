// The processor time of what is done in this process, and what staff wait for at most.
import { median } from "../lib/rounds.mjs";

/** Of each page of a list: milliseconds of processor time, bytes. */
export const [mostMs, mostBytes] = [100, 300_000];

/** Of a search while staff type. */
export const mostOfSearchMs = 30;

export const cpu = async (act) => {
  const [before, beside] = [process.cpuUsage(), others.ms()];
  const result = await act();
  const used = process.cpuUsage(before);
  return { result, ms: (used.user + used.system) / 1000 + others.ms() - beside };
};

/** The processes that work for this one, such as those of a database server: their time so far counts, too. */
const others = { ms: () => 0 };

export const alsoCount = (ms) => {
  others.ms = ms;
};

export const timeOfOthers = () => others.ms();

/** The median of some readings of a page. */
export const measured = async (times, act) => {
  const all = [];
  for (let time = 0; time < times; time += 1) all.push(await cpu(act));
  return { result: all[0].result, ms: median(all.map(({ ms }) => ms)) };
};
