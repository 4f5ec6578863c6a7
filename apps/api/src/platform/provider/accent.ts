// The colour of links and buttons in a provider's letters and papers: one of its flag that can be read on white, else ink. [PKG-08] [LGL-06]

const ink = "#14202e";

/** As WCAG 2.2 has it: 4.5 to 1. */
const readable = 4.5;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const onWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

/** The outermost of the flag's colours, from its end to the pole. */
export const accentOf = (flag: readonly string[] = []): string =>
  flag.findLast((colour) => /^#[\da-f]{6}$/i.test(colour) && onWhite(colour) >= readable) ?? ink;
