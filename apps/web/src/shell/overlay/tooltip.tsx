// A few words about a control, shown while it is hovered or has the focus; its machine is fetched with the first touch. [SHL-09]
import { type ReactNode, useId } from "react";
import { useFirstTouch } from "./use-first-touch.ts";

const load = () => import("./tooltip-running.ts").then(({ runTooltip }) => runTooltip);

interface TooltipProps {
  readonly text: string;
  /** Above the control instead of below. */
  readonly above?: true;
  /** The control, named or described by the element with this id. */
  readonly children: (id: string) => ReactNode;
}

export const Tooltip = ({ text, above, children }: TooltipProps) => {
  const id = `tip${useId()}`;
  const place = useFirstTouch<HTMLSpanElement>(load);
  return (
    <span ref={place} className="s-tooltip-place" data-above={above}>
      {children(id)}
      <span role="tooltip" id={id} className="s-tooltip" hidden>
        {text}
      </span>
    </span>
  );
};
