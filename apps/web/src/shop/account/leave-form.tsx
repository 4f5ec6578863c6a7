// The way out, as a button that works without scripts: a logout takes the cart along, and where it holds something the button says so. [SES-03]
import { Button } from "@kontor/ui/button";
import { useLocale } from "../../platform/texts/texts.tsx";

export interface LeaveFormProps {
  readonly button: string;
  readonly labelledBy?: string;
  readonly size?: "small";
}

export const LeaveForm = ({ button, labelledBy, size }: LeaveFormProps) => (
  <form method="post" action="/forms/logout" aria-labelledby={labelledBy}>
    <input type="hidden" name="locale" value={useLocale()} />
    <Button type="submit" kind="secondary" {...(size === undefined ? {} : { size })}>
      {button}
    </Button>
  </form>
);
