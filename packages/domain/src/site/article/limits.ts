// How many posts a page of a list has, how fast one reads. [CNT-02]

/** Words read in a minute; ours. */
export const wordsPerMinute = 200;

/** Posts on a page of a list; ours. */
export const pageSize = 12;
