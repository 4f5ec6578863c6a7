// Who may see metrics: the own network, and no request through the visitors' proxy. [OPS-04]
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

const near = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  near.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  near.addSubnet(network, prefix, "ipv6");

export const isOwnNetwork = (headers: IncomingHttpHeaders, remoteAddress: string | undefined): boolean => {
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined || headers["x-real-ip"] !== undefined)
    return false;
  const address = (remoteAddress ?? "").replace(/^::ffff:/, "");
  const family = isIP(address);
  return family !== 0 && near.check(address, family === 6 ? "ipv6" : "ipv4");
};
