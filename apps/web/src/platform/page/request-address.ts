// The path and the query of a request.
import type { PageRequest } from "./services.ts";

/** A scheme and its slashes are eight characters at most. */
export const addressOf = ({ url }: Pick<PageRequest, "url">): string => url.slice(url.indexOf("/", 8));
