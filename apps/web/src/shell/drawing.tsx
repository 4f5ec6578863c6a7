// Drawings made for the shop: one SVG file each, referred to by part, in the colours of the text around them.
import advent from "./images/advent.svg?url";
import blackfriday from "./images/blackfriday.svg?url";
import { categoryScene } from "./category-scene.ts";
import buoy from "./images/buoy.svg?url";
import drawings from "./images/drawings.svg?url";
import easter from "./images/easter.svg?url";
import easterhome from "./images/easterhome.svg?url";
import flags from "./images/flags.svg?url";
import harbour from "./images/harbour.svg?url";
import lighthouse from "./images/lighthouse.svg?url";
import { flagsOf } from "./signal-flags.ts";

const scenes = {
  lighthouse: [lighthouse, "0 0 640 440"],
  buoy: [buoy, "0 0 640 360"],
  advent: [advent, "0 0 640 400"],
  blackfriday: [blackfriday, "0 0 640 400"],
  easter: [easter, "0 0 640 400"],
  easterhome: [easterhome, "0 0 640 400"],
} as const;

export type SceneName = keyof typeof scenes;

export const sceneNamed = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** A large scene; it says nothing that the text does not. */
export const Scene = ({ name, className }: { readonly name: SceneName; readonly className?: string }) => {
  const [file, box] = scenes[name];
  return (
    <svg className={className} viewBox={box} aria-hidden="true" focusable="false">
      <use href={`${file}#scene`} />
    </svg>
  );
};

/** What stands in the head of a category's page, by the key of the category. */
export const CategoryScene = ({ name, className }: { readonly name: string; readonly className?: string }) => (
  <svg className={className} viewBox="0 0 360 220" aria-hidden="true" focusable="false">
    <use href={categoryScene(name)} />
  </svg>
);

/** The ornament of a season: a band that repeats across the top of the page. */
export const Ornament = ({ season }: { readonly season: "advent" | "blackfriday" | "easter" | "easterhome" }) => {
  const [file] = scenes[season];
  return (
    <div className="l-ornament" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
        <svg key={at} viewBox="0 0 320 40" width="320" height="40" focusable="false">
          <use href={`${file}#ornament`} />
        </svg>
      ))}
    </div>
  );
};

export const Drawing = ({ name, size = 72 }: { readonly name: string; readonly size?: number }) => (
  <svg className="s-drawing" width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
    <use href={`${drawings}#${name}`} />
  </svg>
);

/** A name in the international signal flags: how a domain flies. It says nothing that the text beside it does not. */
export const SignalFlags = ({
  word,
  height = 16,
  hoisted = false,
}: {
  readonly word: string;
  readonly height?: number;
  /** Each flag that is new goes up. */
  readonly hoisted?: boolean;
}) => (
  <span className="s-flags" data-hoisted={hoisted || undefined} aria-hidden="true">
    {flagsOf(word).map((flag, at) =>
      flag === null ? (
        <i key={at} />
      ) : (
        // Another letter in its place is another flag, which is hoisted anew.
        <svg key={`${at}${flag}`} width={height * 1.25} height={height} viewBox="0 0 30 24" focusable="false">
          <use href={`${flags}#${flag}`} />
        </svg>
      ),
    )}
  </span>
);

/** The harbour of the home page, along the edge of its first screen; the ship lies at the quay or is out at sea. */
export const Harbour = ({ shipIsIn, className }: { readonly shipIsIn: boolean; readonly className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 640 440"
    preserveAspectRatio="xMaxYMax meet"
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${harbour}#sky`} />
    {shipIsIn ? null : <use href={`${harbour}#ship`} transform="translate(272 190) scale(.34)" />}
    <use href={`${harbour}#quay`} />
    {shipIsIn ? <use href={`${harbour}#ship`} /> : null}
    <use href={`${harbour}#waves`} />
  </svg>
);
