// Where a form leads whose login has ended: after the next login its page is shown with what was typed. [FRM-01] [SES-01]

/** In the address of a page that takes up what was typed before a login. */
export const typedMark = "typed";

/** The same page, which takes it up. */
export const toTyped = (page: string): string => `${page}${page.includes("?") ? "&" : "?"}${typedMark}=1`;
