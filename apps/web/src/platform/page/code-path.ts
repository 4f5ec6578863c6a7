// A QR code as the path of a drawing: dark modules side by side are one rectangle. [ACC-03]
import { encode } from "uqr";

/** Readers want so many light modules on each side. */
const quiet = 4;

export const codePath = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const wide = (end === -1 ? size : end) - x;
        return [`M${x + quiet} ${y + quiet}h${wide}v1h-${wide}z`];
      }),
    )
    .join("");
  return { size: size + 2 * quiet, path };
};
