// Pictures over the page: several, one alone, one that is still loading, one that cannot be loaded, and a long title.
import type { LightboxImage } from "@kontor/domain/interface/lightbox";
import { useState } from "react";
import type { Texts } from "../../../../packages/ui/src/examples.ts";
import Lightbox from "../../src/interface/lightbox/lightbox.tsx";
import harbour from "../../src/shell/images/harbour.svg?no-inline";
import lighthouse from "../../src/shell/images/lighthouse.svg?no-inline";
import { type Example, type Examples, type Keys, unanswered } from "../model.ts";

interface Picture {
  readonly src: string;
  readonly title: Texts;
}

const lightbox = (pictures: readonly Picture[], keys: Keys = "modal"): Example => ({
  keys,
  Show: ({ say }) => {
    const [isOpen, setOpen] = useState(false);
    const images: readonly LightboxImage[] = pictures.map(({ src, title }) => ({
      src,
      title: say(title),
      alt: say(title),
    }));
    return (
      <>
        <button type="button" className="k-button" onClick={() => setOpen(true)}>
          <span>{say({ en: "Show the pictures", de: "Bilder ansehen" })}</span>
        </button>
        {isOpen ? <Lightbox images={images} index={0} loop={false} onClose={() => setOpen(false)} /> : null}
      </>
    );
  },
});

const ofHarbour = { src: harbour, title: { en: "The harbour", de: "Der Hafen" } };
const ofLighthouse = { src: lighthouse, title: { en: "The lighthouse", de: "Der Leuchtturm" } };

export const examples: Examples = {
  group: "overlays",
  states: {
    rest: lightbox([ofHarbour, ofLighthouse]),
    single: lightbox([ofLighthouse]),
    loading: lightbox(
      [{ src: unanswered, title: { en: "A picture that is on its way", de: "Ein Bild, das noch unterwegs ist" } }],
      "modal-loading",
    ),
    // An answer that is no picture.
    failed: lightbox([{ src: "./", title: { en: "A picture that is gone", de: "Ein Bild, das fehlt" } }]),
    long: lightbox([
      {
        src: harbour,
        title: {
          en: "The company that ran the steamers",
          de: "Donaudampfschifffahrtsgesellschaftshauptverwaltungsgebäude",
        },
      },
    ]),
  },
};
