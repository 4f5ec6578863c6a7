// How long an address is, and how much a file for crawlers holds. [LOC-03] [LOC-21]

/** No page has a longer path: none of this length is looked for or led on. [LOC-03] */
export const longestPath = 2048;

/** How many addresses one file holds at most, by the protocol of sitemaps.org. [LOC-21] */
export const sitemapLimit = 50_000;
