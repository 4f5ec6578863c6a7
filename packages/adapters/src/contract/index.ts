// Door of the contract's types, as they are generated from `openapi/`: for servers that answer its calls, and frontends that make their own. Nothing of it runs. [API-05]
export type {
  components as ContentComponents,
  operations as ContentOperations,
  paths as ContentPaths,
} from "../generated/content.gen.ts";
export type {
  components as ShopComponents,
  operations as ShopOperations,
  paths as ShopPaths,
} from "../generated/shop.gen.ts";
export type { EverywhereRefused, OperationRefusals } from "../generated/refusals.gen.ts";
