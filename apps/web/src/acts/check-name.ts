// Checking one name: the one call of the search, a product's own domains and forms. [DOM-01]
import type { CheckAnswer } from "@kontor/domain/shop/domain-name";
import type { Answer, Call } from "./call.ts";

export const checkName = (call: Call, name: string): Promise<Answer<CheckAnswer>> => call("POST", "/shop/domain/check", { name });
