// The page of examples in development: language and colours from the query, examples from the files beside the parts of packages/ui, and of the parts of the shell.
import { createRoot } from "react-dom/client";
import "../src/app/styles/index.css";
import { ExamplesPage } from "./page.tsx";
import { parts } from "./parts.ts";
import { ShellAround } from "./shell/around.tsx";
import "./page.css";
import { toLocale, fallbackLocale } from "@kontor/domain/visitor/locale";

const query = new URLSearchParams(window.location.search);
const locale = toLocale(query.get("lang") ?? "") ?? fallbackLocale;
const colours = query.get("colours") ?? "";
document.documentElement.lang = locale;
if (colours !== "") Object.assign(document.documentElement.dataset, { colourMode: colours, colours });

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <ShellAround locale={locale}>
      <ExamplesPage parts={parts} locale={locale} colours={colours} />
    </ShellAround>,
  );
