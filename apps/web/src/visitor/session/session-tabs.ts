// Tabs hear of each other's logins. A browser without such channels looks again when its window comes back. [SES-01]
export interface SessionTabs {
  /** Says to the other tabs that a visitor has logged in. */
  readonly announce: () => void;
  readonly close: () => void;
}

/** One channel a page, which does not hear itself. */
export const sessionTabs = (hear: () => void): SessionTabs => {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("shop:session");
  if (channel !== null) channel.onmessage = hear;
  return { announce: () => channel?.postMessage("login"), close: () => channel?.close() };
};
