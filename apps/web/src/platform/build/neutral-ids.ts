// Ids of the ports of the domain begin with the name of the program, as those who embed the packages know them; in the scripts of a shop they do not. [PKG-08]
import type { Plugin } from "vite";

const ofPorts = /(?<=["'`])kontor(?=\/[a-z])/g;

/** As long as before, so that maps of the source stay right. */
export const neutral = (code: string): string => code.replace(ofPorts, "domain");

export const neutralIds: Plugin = {
  name: "kontor:neutral-ids",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client" || name === "desk",
  enforce: "pre",
  transform: {
    filter: { id: /packages\/(domain|adapters)\/src\//, code: /["'`]kontor\/[a-z]/ },
    handler: (code) => ({ code: neutral(code), map: null }),
  },
};
