// The places of everything that is noted in the books: documents, money, and what follows from them. [BAL-06]
import type { Handle } from "../../platform/database/handle.ts";
import { nextNumber } from "../../platform/database/metadata.ts";

export const nextPosition = (handle: Handle) => nextNumber(handle, "documents");
