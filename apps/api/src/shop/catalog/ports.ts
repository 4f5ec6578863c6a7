// The catalogue as a port, over the database.
import * as Context from "effect/Context";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PortsOver, Scope } from "../../platform/use-case/use-case.ts";
import { currentCatalog } from "./store.ts";

export const catalogsOver = ({ handle, revision }: Scope): Context.Service.Shape<typeof Catalogs> => ({
  current: toEffect(() => currentCatalog(handle, revision())),
});

export const catalogPorts: PortsOver<Catalogs> = (scope) => Context.make(Catalogs, catalogsOver(scope));
