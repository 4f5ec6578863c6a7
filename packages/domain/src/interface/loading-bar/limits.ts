// How long the bar waits, runs and stays. [SHL-11]

/** Times in milliseconds, as the specification names them. [UIM-01] */
export const loadingBarTimes = { throttle: 200, duration: 2000, hide: 500, reset: 400 } as const;
