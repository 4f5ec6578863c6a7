// What each layout looks like: how its text stands, which scene opens it, which ornament it wears. The names are the domain's. [LOC-12]
import type { Layout } from "@kontor/domain/site/routing";
import type { SceneName } from "../../../shell/drawing.tsx";

/** The seasons change papers, one illustration and one ornament; roles stay what they are. */
export type Season = "advent" | "blackfriday" | "easter" | "easterhome";

export interface LayoutLook {
  /** How the blocks stand: over the whole page, in a reading column, or beside a list of what is on the page. */
  readonly frame: "page" | "reading" | "listed" | "letter" | "dense";
  /** The drawing beside the heading. */
  readonly scene: SceneName | null;
  readonly season: Season | null;
  /** Whether the shop's navigation stands around it. */
  readonly navigated: boolean;
}

const look = (frame: LayoutLook["frame"], part: Partial<LayoutLook> = {}): LayoutLook => ({
  frame,
  scene: null,
  season: null,
  navigated: true,
  ...part,
});

export const layoutLooks: { readonly [L in Layout]: LayoutLook } = {
  default: look("page"),
  landing: look("page"),
  simple: look("reading"),
  blog: look("listed"),
  strapi: look("reading"),
  helpcenter: look("page"),
  "helpcenter-article": look("listed"),
  "helpcenter-wiki": look("listed"),
  newsletter: look("letter"),
  admin: look("dense", { navigated: false }),
  plain: look("reading", { navigated: false }),
  error: look("page", { scene: "lighthouse" }),
  advent: look("page", { season: "advent", scene: "advent" }),
  blackfriday: look("page", { season: "blackfriday", scene: "blackfriday" }),
  easter: look("page", { season: "easter", scene: "easter" }),
  easterhome: look("page", { season: "easterhome", scene: "easterhome" }),
};
