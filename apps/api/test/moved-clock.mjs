// Loaded before the shop's program by a test (`--import=…/moved-clock.mjs?at=<milliseconds>`): the process's date is what the test says, and rounds that would have passed meanwhile run. The program itself is the one that is sold.
const now = Date.now;
const clock = { ahead: Number(new URL(import.meta.url).searchParams.get("at")) - now() };

Date.now = () => now() + clock.ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [Date.now()] : given, target),
  apply: (date) => new date(Date.now()).toString(),
});

/** Of the timers only the rounds: what waits for a network does so in real time. */
const rounds = new Map();
const [begin, end] = [globalThis.setInterval, globalThis.clearInterval];
globalThis.setInterval = (work, ms, ...given) => {
  const timer = begin(work, ms, ...given);
  rounds.set(timer, { ms, run: () => work(...given) });
  return timer;
};
globalThis.clearInterval = (timer) => {
  rounds.delete(timer);
  end(timer);
};

process.on("message", ({ at }) => {
  const moved = at - Date.now();
  clock.ahead += moved;
  for (const { ms, run } of rounds.values()) if (ms <= moved) run();
  process.send({ at });
});
// Where a test moves it, the program still ends when it is stopped.
process.channel?.unref();
