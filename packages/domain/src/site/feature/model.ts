// Feature flags: what is switched on, by its key. [CNT-09]

/** A flag of the content system; it is on where it is listed. Other fields are not shown. */
export interface FeatureFlag {
  readonly key: string;
}
