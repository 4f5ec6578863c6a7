// Work side by side: so many lanes take one piece after the other, until a number is done or a time is over.

/** Does `job(index, lane)` for each index below `times`; answers what each gave, in order. */
export const inLanes = async (lanes, times, job) => {
  const given = Array.from({ length: times });
  const state = { next: 0 };
  const lane = async (number) => {
    while (state.next < times) {
      const index = state.next++;
      given[index] = await job(index, number);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, times) }, (_, number) => lane(number)));
  return given;
};

/** Does `job(lane, count)` again and again in each lane until `isOver()`; answers how often it was done. */
export const untilOver = async (lanes, isOver, job) => {
  const state = { done: 0 };
  const lane = async (number) => {
    for (let count = 0; !isOver(); count += 1) {
      await job(number, count);
      state.done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  return state.done;
};

/** Milliseconds that `work` takes, and what it gave. */
export const timed = async (work) => {
  const start = performance.now();
  const given = await work();
  return { ms: performance.now() - start, given };
};
