// The colours of the kit by their roles, light and dark, as `packages/ui/src/tokens.css` and `seasons.css` have them, and which of them texts are read on. A test compares both. [LGL-06]

export type Pair = readonly [light: string, dark: string];

export const kitColours: Readonly<Record<string, Pair>> = {
  paper: ["#fbf9f4", "#0e161f"],
  card: ["#ffffff", "#16212d"],
  ink: ["#14202e", "#eef2f5"],
  muted: ["#51606f", "#a5b4c2"],
  line: ["#d9d4c7", "#2c3b4a"],
  sea: ["#0a5c7a", "#5cc1e4"],
  "sea-ink": ["#ffffff", "#06222e"],
  "sea-paper": ["#e8f1f4", "#122a38"],
  brass: ["#8a5a00", "#f2c14e"],
  "brass-paper": ["#fff1d1", "#3a2e10"],
  free: ["#1b6b3a", "#7cd992"],
  "free-paper": ["#e3f4e8", "#14321f"],
  stop: ["#a8201a", "#ff9b93"],
  "stop-paper": ["#fce8e6", "#3b1613"],
  focus: ["#0b57d0", "#8ab4ff"],
  bar: ["#90ee90", "#90ee90"],
  strip: ["#14202e", "#1c2a38"],
  "strip-ink": ["#fbf9f4", "#eef2f5"],
  "flag-yellow": ["#f2c14e", "#f2c14e"],
  "flag-red": ["#a8201a", "#d9534a"],
  sun: ["#fff1d1", "#f2c14e"],
  "sun-ink": ["#14202e", "#0e161f"],
  lit: ["#ffffff", "#f2c14e"],
  front: ["#fff1d1", "#1f3142"],
  wood: ["#fff1d1", "#5c4515"],
  stage: ["#0b1219", "#0b1219"],
  "stage-ink": ["#f3f6f8", "#f3f6f8"],
  "stage-line": ["#33414f", "#33414f"],
  "stage-focus": ["#8ab4ff", "#8ab4ff"],
};

/** Grounds that a season puts in place of those of every day. */
export const seasonGrounds: Readonly<Record<string, Readonly<Record<string, Pair>>>> = {
  advent: { paper: ["#f1f5fa", "#0b1424"], card: ["#ffffff", "#142038"], strip: ["#0b2a4a", "#13284a"] },
  blackfriday: { paper: ["#f0efec", "#0a0a0b"], card: ["#ffffff", "#17171a"], strip: ["#0a0a0b", "#202024"] },
  easter: { paper: ["#f3f9ee", "#0e1811"], card: ["#ffffff", "#17231a"], strip: ["#1d4a2c", "#1b3524"] },
  easterhome: { paper: ["#fff9e8", "#19150a"], card: ["#ffffff", "#241f12"], strip: ["#5a4300", "#33290e"] },
};

/** By WCAG 2.2: of texts, and of what is large or no text. */
export const leastContrast = { text: 4.5, large: 3 } as const;

/** What stands on which ground, and how much they have to differ. */
export const pairs: readonly (readonly [ground: string, on: readonly string[], least: number])[] = [
  ["paper", ["ink", "muted", "sea", "brass", "free", "stop"], leastContrast.text],
  ["card", ["ink", "muted", "sea", "brass", "free", "stop"], leastContrast.text],
  ["sea", ["sea-ink"], leastContrast.text],
  ["sea-paper", ["ink", "muted", "sea"], leastContrast.text],
  ["brass-paper", ["ink", "muted", "brass"], leastContrast.text],
  ["free-paper", ["ink", "free"], leastContrast.text],
  ["stop-paper", ["ink", "stop"], leastContrast.text],
  ["strip", ["strip-ink"], leastContrast.text],
  ["stage", ["stage-ink"], leastContrast.text],
  ["paper", ["focus"], leastContrast.large],
  ["card", ["focus"], leastContrast.large],
  ["stage", ["stage-focus"], leastContrast.large],
];
