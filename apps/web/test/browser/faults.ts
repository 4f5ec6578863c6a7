// What a page reports as an error, and what of it is one.

/** A page that is left or closed while it still fades in has its transition broken off by the browser, which reports that. */
const isBrokenTransition = ({ message }: Error): boolean =>
  /^(?:View ?Transition|Transition was (?:aborted|skipped))/i.test(message);

export const faultOf = (error: Error): readonly string[] =>
  isBrokenTransition(error) ? [] : [error.stack || error.message || error.name];
