// Documents of each kind as the first version that stored files had issued them, with their files, and a place that has them on either engine.
import type { FreshPlace, Loose } from "./harness.ts";
import { describedIn, restoredPlace } from "./restored-place.ts";

/** What was stored: each document with its kinds and the SHA-256 of both files; `xml` is null of a consumer's. */
export const issued: Loose = describedIn("issued-data");

export const issuedPlace = (): Promise<FreshPlace> => restoredPlace("issued-data");
