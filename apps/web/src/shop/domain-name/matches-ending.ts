// Whether an ending is meant by what somebody typed: with or without its dot, anywhere in it. [DOM-06]

export const matchesEnding = (ending: string, typed: string): boolean => {
  const wanted = typed
    .trim()
    .toLowerCase()
    .replace(/^.*\.(?=.)|^\./, "");
  return wanted === "" || ending.includes(wanted);
};
