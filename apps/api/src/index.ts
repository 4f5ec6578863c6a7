// The door of the API: how it is made, and which settings it takes.
export { createApi, type Api, type ApiOptions } from "./app/create-api.ts";
export type { Outline } from "./app/outline.ts";
export type { Site } from "./platform/provider/provider.ts";
export { startSentence } from "./platform/settings/start-sentences.ts";
export { readSettings as apiSettings, SettingsWrong, type Settings } from "./platform/settings/settings.ts";
