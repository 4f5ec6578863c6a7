// Where the picture of a name in signal flags stands. [CHK-09]

/** The address of the picture of a name as it is written. */
export const flagPicturePath = (written: string): string => `/flags/${encodeURIComponent(written)}.svg`;
