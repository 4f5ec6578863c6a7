// When something was stored for the next page of this tab, by the clock of the device: what is old by then is forgotten. [OPS-05]

export const stamp = (): number => Date.now();

/** Whether what has the stamp was stored longer ago than so many milliseconds. */
export const isOlder = (at: number, than: number): boolean => Date.now() - at > than;
