// For how long a job is advertised. [CNT-03]

/** Days, at a time: a job that is still listed then is advertised for as long again. Ours. */
export const advertisedDays = 90;
