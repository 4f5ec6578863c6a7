// What the pages of the admin area show. [ADM-01]
import type { FactorView, ProofView } from "../../visitor/second-factor/views.ts";
import type { DeskAppView, StaffMenu } from "../desk/views.ts";

export type AdminPageView = AdminView & { readonly menu?: StaffMenu };

export type AdminView =
  /** A list or record that the app of the desk draws, which begins with these answers. */
  | ({ readonly tool: "app" } & DeskAppView)
  | {
      readonly tool: "login";
      readonly problem: string | null;
      /** They have just left. */
      readonly isLeft: boolean;
      readonly returnTo: string;
      readonly forgot: string;
    }
  | FactorView
  | ProofView;
