// Texts with links in them.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { rich } from "./rich.tsx";

it("[CHK-04] puts a component where a text has its tag, and leaves the rest as it is", () => {
  const shown = rich("I agree to the <terms>terms & conditions</terms>, 1 < 2.", {
    terms: (inner) => <a href="/terms">{inner}</a>,
  });
  expect(renderToStaticMarkup(<p>{shown}</p>)).toBe(
    '<p>I agree to the <a href="/terms">terms &amp; conditions</a>, 1 &lt; 2.</p>',
  );
});
