// The server's time while it draws a page; null in a browser, which hears the time from the server. [CNT-05]
import { createContext } from "react";
import type { Instant } from "@kontor/domain/kernel/calendar";

/** What reads it is what is true for a moment only. */
export const DrawnAt = createContext<(() => Instant) | null>(null);
