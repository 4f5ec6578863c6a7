// Serves the filled shop on PORT.
import { bootstrap } from "@vendure/core";
import { settings } from "./shop.mjs";

await bootstrap(settings);
