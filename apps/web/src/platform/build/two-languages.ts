// Of the words that React Aria says by itself in some thirty languages, a build takes those of the shop's along.
import type { Plugin } from "vite";

const ofAnother =
  /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/(?:.*\/)?(?!de-DE|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

export const twoLanguages = (environment: string): Plugin => ({
  name: "kontor:two-languages",
  apply: "build",
  applyToEnvironment: ({ name }) => name === environment,
  enforce: "pre",
  load: { filter: { id: ofAnother }, handler: () => "export default {};" },
});
