// The network that a call comes from: what limits and known places are counted by. [OPS-08]
import { isIP, SocketAddress } from "node:net";
import type { TrustedProxies } from "../settings/readers.ts";

/** What a server takes from proxies: so many of the nearest, or those with certain addresses. */
export const trustedBy = (proxies: TrustedProxies): false | string | ((address: string, hop: number) => boolean) =>
  typeof proxies === "number" ? (_, hop) => hop < proxies : proxies;

/**
 * One line has one address of version 4, and of version 6 as many as it likes: there the first half is the network's. An address of version 4 in
 * the dress of version 6, mapped or translated on its way (64:ff9b::/96), is one of version 4. Some proxies write the port behind it. Values that are no
 * address, as a proxy may pass on, count as one network.
 */
export const networkOf = (address: string | undefined): string => {
  const plain = withoutPort(address ?? "").replace(/%.*$/, "");
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return "unknown";
  const written = new SocketAddress({ address: plain, family: "ipv6" }).address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(written) ?? [];
  const groups = groupsOf(written);
  return mapped ?? translated(groups) ?? `${groups.slice(0, 4).join(":")}::/64`;
};

/** `203.0.113.1:50123` and `[2001:db8::1]:50123`, as some gateways pass them on. */
const withoutPort = (address: string): string =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1").replace(/^\[([^\]]*)\](?::\d+)?$/, "$1");

/** Behind a translator all visitors of version 4 would be one line of version 6 (RFC 6052). */
const translated = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 6).join(":") !== "64:ff9b:0:0:0:0") return null;
  const last = groups.slice(6).join(":");
  if (last.includes(".")) return last;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join(".");
};

/** Whether an address is one of no visitor from outside, but of a network of one's own: where nearly everything comes from one, a proxy hides the visitors. */
export const isPrivateNetwork = (network: string): boolean =>
  /^(10|127)\.|^192\.168\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\.|^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:|^0:0:0:0::/.test(
    network,
  );

/** How many lines' limits one subscriber's whole block of version 6 has: a /48 holds 65,536 networks, and is given to one household or host. [SEC2-7] */
export const widerTimes = 8;

/** The block of version 6 that a network is part of; null for all others. */
export const widerNetworkOf = (network: string): string | null => {
  const [, block] = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network) ?? [];
  return block === undefined ? null : `${block}::/48`;
};

/** The groups of an address in its short form; one at the end may be written as of version 4, which stands for two. */
const groupsOf = (written: string): readonly string[] => {
  const [head = "", tail] = written.split("::");
  const before = head === "" ? [] : head.split(":");
  const behind = tail === undefined || tail === "" ? [] : tail.split(":");
  const long = behind.length + (behind.at(-1)?.includes(".") === true ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - long) }, () => "0");
  return [...before, ...zeros, ...behind];
};
