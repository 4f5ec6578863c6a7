// A form that leads to another document as if it were another page of this one: the heading of what comes takes the focus. [LGL-06]
import { clearStored, isFlag, isStored, slot } from "./tab-slot.ts";

const name = "shop:arrival";

/** To be called before the other document is asked for. */
export const announceArrival = (): void => slot(name, isFlag).write(true);

/** Whether this document was announced. */
export const isAnnouncedArrival = (): boolean => isStored(name);

export const clearArrival = (): void => clearStored(name);
