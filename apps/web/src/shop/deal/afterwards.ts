// How long after a moment of the server a page asks for what holds from then on. [CNT-05]

/** Milliseconds: the browser's idea of the server's time is half a second off at most. */
export const afterwards = 1_000;
