// A moment after the next frame, for what must not hold it back. [PRD-01]
/** Resolves once what is drawn now is painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
