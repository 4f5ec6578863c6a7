// The door of the API: how it is made, and which settings it takes.
export { createApi, type Api, type ApiOptions } from "./create-api.ts";
export type { Site } from "./stores/site.ts";
export { startSentence } from "./settings/start-sentences.ts";
export { readSettings as apiSettings, SettingsWrong, type Settings } from "./settings/settings.ts";
