// What is known of a build of the app. [VIS-05]

/** The build in use, as `builds/latest.json` names it and `builds/meta/{id}.json` describes it. */
export interface Build {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
}
