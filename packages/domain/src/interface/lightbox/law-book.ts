// Law book entries of the lightbox: pictures, their view and their order. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "UIM-02",
    {
      en: "Opening or changing the picture resets zoom, rotation and position and loads; it ends as loaded or as an error.",
      de: "Öffnen oder Wechseln des Bilds setzt Zoom, Drehung und Lage zurück und lädt; es endet als geladen oder als Fehler.",
    },
    "Specification 2, 4",
  ),
  rule(
    "UIM-03",
    {
      en: "The index stays within the list and wraps only with loop; what is no picture is ignored, and a failed load is reported once.",
      de: "Der Index bleibt in der Liste und springt nur mit loop um; was kein Bild ist, wird übergangen, und ein misslungenes Laden wird einmal gemeldet.",
    },
    "Specification 4",
  ),
  rule(
    "UIM-04",
    {
      en: "Zoom goes in steps of 0.12 between 0.1 and 3 times the natural size and snaps within 0.05; a swipe needs 50 px, and the wheel counts once in 80 ms.",
      de: "Zoom geht in Schritten von 0,12 zwischen dem 0,1- und dem 3-Fachen der natürlichen Größe und rastet innerhalb von 0,05 ein; ein Wischen braucht 50 px, und das Rad zählt einmal in 80 ms.",
    },
    "Specification 9",
  ),
  rule(
    "UIM-06",
    {
      en: "A picture has a source, an optional title, which is its caption, and an optional alt text, for which the title is used otherwise.",
      de: "Ein Bild hat eine Quelle, einen freiwilligen Titel als Bildunterschrift und einen freiwilligen Alternativtext, für den sonst der Titel steht.",
    },
    "Specification 3",
  ),
];
