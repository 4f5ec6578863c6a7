// The way out, as a button that works without scripts: a logout takes the cart along, and where it holds something the button says so. [SES-03]
import { Button } from "@kontor/ui/button";
import { useLocale } from "../../platform/texts/texts.tsx";

export interface LeaveFormProps {
  readonly button: string;
  readonly labelledBy?: string;
}

export const LeaveForm = ({ button, labelledBy }: LeaveFormProps) => (
  <form method="post" action="/forms/logout" aria-labelledby={labelledBy}>
    <input type="hidden" name="locale" value={useLocale()} />
    <Button type="submit" kind="secondary">
      {button}
    </Button>
  </form>
);
