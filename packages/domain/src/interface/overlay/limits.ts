// How long things over the page take to come and go. [SHL-09]

/** Times in milliseconds, as the specification names them. [SHL-09] */
export const overlayTimes = { tooltip: 200, menuHide: 400, dispose: 150, animation: 250 } as const;
