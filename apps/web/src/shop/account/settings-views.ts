// What the pages show on which customers change their account, ready to draw. [ACC-04]
import type { AccountWay } from "./account-ways.ts";
import type { PlainAddress } from "../customer/plain-address-fields.tsx";

/** What ended, as the address of the page says it. */
export const endings = ["ended", "others", "provider-ended"] as const;

export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly used: string;
  readonly started: string;
  readonly current: boolean;
}

export interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly linked: string;
}

interface SettingsFrame {
  /** None where a letter leads there: who follows it need not be logged in. */
  readonly ways: readonly AccountWay[];
  /** Where the form is sent: the page itself. */
  readonly path: string;
  readonly links: Readonly<Record<"panel" | "forgot" | "change" | "contact", string>>;
  /** Why nothing was changed, in words. */
  readonly problem: string | null;
}

export type SettingsView = SettingsFrame &
  (
    | {
        readonly page: "address";
        /** Null where there is no address yet: it is given with the first order. */
        readonly address: PlainAddress | null;
        readonly saved: boolean;
      }
    | {
        readonly page: "change-email";
        /** Whether this shop has the account, and can change it. */
        readonly offered: boolean;
        readonly email: string;
        readonly pending: {
          readonly email: string;
          readonly until: string;
          readonly old: boolean;
          readonly new: boolean;
        } | null;
        readonly typed: string;
        readonly error: string | null;
      }
    | {
        /** Where the link of a letter leads: either address agrees or objects, without a login. */
        readonly page: "email-question";
        readonly code: string;
        readonly outcome: "agreed" | "changed" | "objected" | null;
      }
    | {
        readonly page: "sessions";
        readonly offered: boolean;
        readonly sessions: readonly SessionRow[];
        readonly providers: readonly ProviderRow[];
        readonly done: (typeof endings)[number] | null;
      }
  );
