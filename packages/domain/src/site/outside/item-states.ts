// How far an item of an order may be. [OUT-03]
export const itemStates = ["accepted", "setting-up", "ready", "failed"] as const;

export type ItemState = (typeof itemStates)[number];
