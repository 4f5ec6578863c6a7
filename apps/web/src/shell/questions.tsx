// Questions with their answers folded below them; each can be linked to. [CNT-01]
import { ChevronDown } from "lucide-react";
import { Html } from "./html.tsx";

export interface QuestionsProps {
  readonly items: readonly { readonly id: string; readonly question: string; readonly html: string }[];
  readonly className: string | undefined;
}

export const Questions = ({ items, className }: QuestionsProps) => (
  <div className={className}>
    {items.map(({ id, question, html }) => (
      <details key={id} id={id}>
        <summary>
          <h3>{question}</h3>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <Html html={html} />
      </details>
    ))}
  </div>
);
