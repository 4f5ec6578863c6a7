// The content's version: another one after every change that visitors can see, so that pages that were kept are made anew. [OPS-03]
import { randomBytes } from "node:crypto";
import type { Handle } from "../platform/database/handle.ts";
import { markOf, setMark } from "../platform/database/metadata.ts";

export const versionMark = "content-version";

export const freshVersion = (): string => randomBytes(8).toString("hex");

export const contentVersion = async (handle: Handle): Promise<string> => (await markOf(handle, versionMark)) ?? "none";

export const raiseVersion = (handle: Handle): Promise<void> => setMark(handle, versionMark, freshVersion());
