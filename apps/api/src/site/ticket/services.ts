// What ticketing adds to the services: the seal of its keys.
import type { SessionServices } from "../../visitor/session/services.ts";
import type { Seal } from "./keys.ts";

export interface TicketServices extends SessionServices {
  readonly ticketSeal: Seal;
}
