// The provider's flag as lines and areas: sharp at any size, the same as the mark beside its name on pages and in letters. [LOOK3-15]
import { ink, type Sheet } from "./sheet.ts";

/** Measures of the mark where it is 36 high: pole, and the cloth that flies from it. */
const mark = { width: 29, height: 36, pole: 4, from: 5.5, top: 5, across: 22, down: 18 };

/** How wide a flag of this height is. */
export const markWidth = (height: number): number => (mark.width / mark.height) * height;

/** Nothing for who reads it aloud: the name stands beside it. */
export const drawMark = (sheet: Sheet, flag: readonly string[], x: number, y: number, height: number): void => {
  const scale = height / mark.height;
  const stripe = mark.across / flag.length;
  sheet.save().translate(x, y).scale(scale);
  flag.forEach((colour, at) => sheet.rect(mark.from + at * stripe, mark.top, stripe, mark.down).fill(colour));
  sheet.lineWidth(1.75).lineJoin("round").rect(mark.from, mark.top, mark.across, mark.down).stroke(ink);
  sheet
    .lineWidth(2.5)
    .lineCap("round")
    .moveTo(mark.pole, 1)
    .lineTo(mark.pole, mark.height - 1)
    .stroke(ink);
  sheet.restore();
};

/** In a tagged document: an ornament. */
export const drawOrnament = (sheet: Sheet, draw: () => void): void => {
  sheet.markContent("Artifact", { type: "Layout" });
  draw();
  sheet.endMarkedContent();
};
