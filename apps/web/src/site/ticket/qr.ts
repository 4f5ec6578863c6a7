// QR codes as drawings: one path of squares, so that a page of badges stays small. [TKT-01]
import encodeQR from "qr";
import type { QrDrawing } from "./views.ts";

/** The quiet zone that scanners need, in modules. */
const border = 4;

/** Dark and light modules with the quiet zone around. */
export const qrModules = (text: string): readonly (readonly boolean[])[] => encodeQR(text, "raw", { ecc: "medium", border });

/** The same for who leaves the room around it. */
export const bareModules = (text: string): readonly (readonly boolean[])[] =>
  qrModules(text)
    .slice(border, -border)
    .map((row) => row.slice(border, -border));

export const qrDrawing = (text: string): QrDrawing => {
  const rows = qrModules(text);
  const runs = rows.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      found.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`);
    }
    return found;
  });
  return { size: rows.length, path: runs.join("") };
};
