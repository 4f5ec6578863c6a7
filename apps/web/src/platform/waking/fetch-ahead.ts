// A name of its own, which the build can shorten.
const page = document;

/** Fetches each address once, for what the document asks for later. */
export const fetchAhead = (
  how: Partial<Pick<HTMLLinkElement, "rel" | "as" | "fetchPriority">>,
  addresses: string[],
): void => {
  for (const href of addresses.splice(0))
    page.head.append(Object.assign(page.createElement("link"), how, { crossOrigin: "", href }));
};
