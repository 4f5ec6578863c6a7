// What a start does with places and peers: an error that is known becomes a sentence that says what to do. [OPS-01]
import { startSentence } from "../platform/settings/start-sentences.ts";
import { StartRefused, type Settings } from "../platform/settings/settings.ts";

export const started = async <A>(settings: Settings, step: () => Promise<A>): Promise<A> => {
  try {
    return await step();
  } catch (error) {
    const sentence = startSentence(error, settings);
    throw sentence === null ? error : new StartRefused([sentence], { cause: error });
  }
};
