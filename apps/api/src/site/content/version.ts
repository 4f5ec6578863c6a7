// The content's version: another one after every change that visitors can see, so that cached pages are rendered again. [OPS-03]
import { randomBytes } from "node:crypto";
import type { Handle } from "../../platform/database/handle.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";

export const versionKey = "content-version";

export const freshVersion = (): string => randomBytes(8).toString("hex");

export const contentVersion = async (handle: Handle): Promise<string> =>
  (await metadataOf(handle, versionKey)) ?? "none";

export const raiseVersion = (handle: Handle): Promise<void> => setMetadata(handle, versionKey, freshVersion());
