// The registry that the settings choose. [DOM-08] [OPS-01]
import type { RegistryShape } from "@kontor/domain/shop/domain-name";
import type { Settings } from "../../../platform/settings/settings.ts";
import { bootstrapFrom } from "./bootstrap.ts";
import { dnsRegistry } from "./dns.ts";
import { embeddedRegistry } from "./embedded.ts";
import { rdapRegistry } from "./rdap.ts";

export const chosenRegistry = ({
  domainRegistry,
  rdapBootstrap,
  dnsServers,
}: Pick<Settings, "domainRegistry" | "rdapBootstrap" | "dnsServers">): RegistryShape => {
  if (domainRegistry === "embedded") return embeddedRegistry;
  const dns = dnsRegistry({ servers: dnsServers });
  return domainRegistry === "dns" ? dns : rdapRegistry({ bootstrap: bootstrapFrom(rdapBootstrap), dns });
};
