// Waits until any part of the page that lives by itself is seen: one observer for all that wait. [CNT-05]

const waiting = new Set<() => void>();

const sight: { observer: IntersectionObserver | null } = { observer: null };

const stopLooking = (): void => {
  sight.observer?.disconnect();
  sight.observer = null;
};

const look = (parts: readonly IntersectionObserverEntry[]): void => {
  if (!parts.some(({ isIntersecting }) => isIntersecting)) return;
  stopLooking();
  const seen = [...waiting];
  waiting.clear();
  for (const then of seen) then();
};

/** Calls once when a part with `data-lives` comes into sight; returns how to stop waiting. */
export const whenInSight = (then: () => void): (() => void) => {
  waiting.add(then);
  sight.observer ??= new IntersectionObserver(look);
  // Parts that are observed already stay so.
  for (const part of document.querySelectorAll("[data-lives]")) sight.observer.observe(part);
  return () => {
    waiting.delete(then);
    if (waiting.size === 0) stopLooking();
  };
};
