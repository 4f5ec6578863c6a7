// How large a picture may be asked for. [UIM-02]

/** The longest side that is made. */
export const longestSide = 4096;
