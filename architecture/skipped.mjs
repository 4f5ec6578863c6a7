// The exit code of a check that could not compare: it is neither sound nor unsound.
export const skipped = 3;
