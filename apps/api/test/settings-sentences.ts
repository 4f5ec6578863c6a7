// What the reader of the settings says of an environment: a sentence for each value that cannot be used.
import { readSettings, SettingsWrong } from "../src/platform/settings/settings.ts";

export const settingsSentences = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return error instanceof SettingsWrong ? error.sentences : [String(error)];
  }
};
