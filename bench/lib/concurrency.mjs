// Concurrent work: a number of lanes each take one job after the other, until all are done or the time is up.

/** Does `job(index, lane)` for each index below `times`; returns the results in order. */
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

/** Does `job(lane, count)` again and again in each lane until `isOver()`; returns how often it ran. */
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

/** Milliseconds that `work` takes, and its result. */
export const timed = async (work) => {
  const start = performance.now();
  const given = await work();
  return { ms: performance.now() - start, given };
};
