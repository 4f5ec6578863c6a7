// An invoice's PDF as poppler reads it. [ACC-03]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inFolder = <A>(use: (folder: string) => A): A => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cents-"));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What poppler reads in a PDF: its text, and the electronic invoice in it. */
export const readPdf = (pdf: Uint8Array): { readonly text: string; readonly xml: string } =>
  inFolder((folder) => {
    const file = join(folder, "invoice.pdf");
    writeFileSync(file, pdf);
    execFileSync("pdfdetach", ["-save", "1", "-o", join(folder, "invoice.xml"), file], { stdio: "ignore" });
    return {
      text: execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" }),
      xml: readFileSync(join(folder, "invoice.xml"), "utf8"),
    };
  });
