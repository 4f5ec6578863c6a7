// What lies over the page: the one blur, tooltips, menus, and their times. [SHL-01] [SHL-09]

/** The one shared blur state. [SHL-01] */
export interface Blur {
  readonly showBlurEffect: boolean;
  /** Who shows it; the last one where there are several, empty where there is none. */
  readonly showBlurEffectId: string;
}

/** Phases of an element that appears and disappears. */
export interface Presence {
  readonly visible: boolean;
  /** Still there while it fades; gone from the page when false. */
  readonly present: boolean;
}
