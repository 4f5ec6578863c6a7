// Tabs with the same cart hear of each other's changes. A browser without such channels looks again when its window comes back. [CRT-01]
import type { Cart } from "@kontor/domain/shop/cart";
import { noteChange } from "../../platform/router/changes.ts";
import { isCount, isRecord, isText, slot } from "../../platform/client/tab-slot.ts";

type CartVersion = Pick<Cart, "id" | "version">;

const name = "shop:cart";
let channel: BroadcastChannel | null = null;
/** One for the page: what a page says through it, it does not hear itself. */
const opened = (): BroadcastChannel | null => {
  channel ??= typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return channel;
};
const close = (): void => {
  channel?.close();
  channel = null;
};

const isVersion = (data: unknown): data is CartVersion =>
  typeof data === "object" && data !== null && "id" in data && "version" in data && typeof data.version === "number";

const newest = slot<CartVersion>("shop:cart-version", isRecord({ id: isText, version: isCount }));

/** Whether this tab has seen a later version: a page that was made before a change may come after its answer. */
export const isOutdated = ({ id, version }: CartVersion): boolean => {
  const seen = newest.read();
  return seen?.id === id && seen.version > version;
};

/** Says to the other tabs, and to the next page of this one, which version of the cart there is. */
export const announceCart = (cart: CartVersion | null): void => {
  const version = { id: cart?.id ?? "", version: cart?.version ?? 0 };
  const before = newest.read();
  if (before?.id !== version.id || before.version !== version.version) noteChange();
  newest.write(version);
  opened()?.postMessage(version);
  if (channel?.onmessage === null) close();
};

/** Hears of versions that other tabs have seen; gives back how to stop. */
export const watchCart = (hear: (version: CartVersion) => void): (() => void) => {
  const own = opened();
  if (own !== null) own.onmessage = ({ data }: MessageEvent<unknown>) => void (isVersion(data) && hear(data));
  return close;
};
