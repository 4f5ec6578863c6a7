// The page of examples in development: language and colours from the query, examples from the files beside the parts of packages/ui.
import { createRoot } from "react-dom/client";
import type { Examples } from "../../../packages/ui/src/examples.ts";
import "../src/app/styles/index.css";
import { ExamplesPage } from "./page.tsx";
import "./page.css";

const files = import.meta.glob<{ readonly examples: Examples }>("../../../packages/ui/src/*.examples.tsx", { eager: true });
const parts = Object.entries(files).map(([file, { examples }]) => ({
  name: file.replace(/^.*\/(.*)\.examples\.tsx$/, "$1"),
  ...examples,
}));

const query = new URLSearchParams(window.location.search);
const locale = query.get("lang") === "de" ? "de" : "en";
const colours = query.get("colours") ?? "";
document.documentElement.lang = locale;
if (colours !== "") Object.assign(document.documentElement.dataset, { colourMode: colours, colours });

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<ExamplesPage parts={parts} locale={locale} colours={colours} />);
