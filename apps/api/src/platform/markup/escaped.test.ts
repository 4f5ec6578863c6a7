// What was typed stays text in letters and documents. [CHK-05] [ACC-03]
import { expect, it } from "vitest";
import { asHtml } from "../mail/letter-html.ts";
import { escaped } from "./escaped.ts";

it("[CHK-05] [ACC-03] signs of markup are written as text, each once, and everything else as it is", () => {
  expect(escaped(`A & B <Muster> "GmbH" &amp; O'Neill, Größe 5 > 4`)).toBe(
    `A &amp; B &lt;Muster&gt; &quot;GmbH&quot; &amp;amp; O'Neill, Größe 5 &gt; 4`,
  );
  expect(escaped("Müller’s Straße")).toBe("Müller’s Straße");
});

it("[CHK-05] a letter has no element and no attribute from what was typed", () => {
  const typed = `"><img src=x onerror=alert(1)>`;
  const html = asHtml(
    "de",
    typed,
    [
      { kind: "paragraph", text: typed },
      { kind: "link", text: typed, url: `https://example.test/?q=${typed}` },
    ],
    { name: typed, email: "a@b.example", phone: "+49", phoneShown: "+49" },
  );
  expect(html).not.toContain("<img");
  expect(html.match(/&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(6);
});
