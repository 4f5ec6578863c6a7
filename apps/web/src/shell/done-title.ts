// The title of a page that shows what became of its form.
import { provider } from "./provider.ts";

export const doneTitle = (heading: string): string => `${heading} | ${provider().name}`;
