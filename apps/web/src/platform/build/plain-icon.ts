// Draws a lucide icon and nothing more: its strokes in the colour of the text around it. Takes the place of lucide's own factory,
// which merges classes and contexts for every icon at run time: 0.2 instead of 1.5 kB (brotli) for each visitor.
import { createElement, type ReactElement, type SVGProps } from "react";

interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

const createIcon = ({ node }: IconData): ((props: IconProps) => ReactElement) => {
  const strokes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        width: size,
        height: size,
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...rest,
      },
      strokes,
    );
};

export default createIcon;
