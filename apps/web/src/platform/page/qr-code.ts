// QR codes: their modules, and one path of rectangles, so that a page full of them stays small. [ACC-03] [TKT-01]
import encodeQR from "qr";

type Modules = readonly (readonly boolean[])[];

/** Scanners want so many light modules on each side. */
const quiet = 4;

export const qrModules = (text: string): Modules => encodeQR(text, "raw", { ecc: "medium", border: quiet });

/** The same for who leaves the room around it. */
export const bareModules = (text: string): Modules =>
  qrModules(text)
    .slice(quiet, -quiet)
    .map((row) => row.slice(quiet, -quiet));

/** A drawing of so many units on each side; dark modules side by side are one rectangle. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

export const qrDrawing = (text: string): QrDrawing => {
  const rows = qrModules(text);
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1] === true) return [];
      const wide = row.indexOf(false, x) - x;
      return [`M${x} ${y}h${wide}v1h-${wide}z`];
    }),
  );
  return { size: rows.length, path: path.join("") };
};
