// The sign that a page is awake: set on the document when React has attached to the whole page and its effects have run.
import { useEffect } from "react";

/** Stands inside the innermost boundary of a page, behind what it shows, so that its effect is the last of the page's. */
export const Awake = (): null => {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  return null;
};
