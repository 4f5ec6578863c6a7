// Door of the contract's types, as they are generated from `openapi/`: for servers that answer its calls, and frontends that make their own. Nothing of it runs. [API-05]
import type { EventOperation } from "../generated/operations.gen.ts";
import type { operations, webhooks } from "../generated/shop.gen.ts";

export type {
  components as ContentComponents,
  operations as ContentOperations,
  paths as ContentPaths,
} from "../generated/content.gen.ts";
export type { components as ShopComponents, paths as ShopPaths } from "../generated/shop.gen.ts";
export type { EverywhereRefused, OperationRefusals } from "../generated/refusals.gen.ts";

/** What a server is asked, by the names of its operations; what it sends to systems outside are `WebhookBodies`. */
export type ShopOperations = Omit<operations, EventOperation>;

/** The bodies of webhooks by their events, for systems that receive them. [OUT-04] */
export type WebhookBodies = {
  readonly [Type in keyof webhooks]: webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
};

/** The body of any webhook; its `type` says of which. [OUT-04] */
export type WebhookBody = WebhookBodies[keyof WebhookBodies];
