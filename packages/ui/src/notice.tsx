// A notice in the flow of the page: what happened, why, and what to do next; marked by icon, word and colour.
import type { ReactNode, Ref } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";

export type NoticeKind = "plain" | "free" | "brass" | "stop";

export interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** `alert` for what must be heard at once, `status` for what may wait. */
  readonly role?: "alert" | "status";
  readonly ref?: Ref<HTMLDivElement>;
  /** What a page begins with: it takes the focus as the page comes, without scripts, too. */
  readonly isFirst?: boolean;
}

const icons = { plain: Info, free: CircleCheck, brass: TriangleAlert, stop: CircleAlert } as const;

export const Notice = ({ kind = "plain", title, children, actions, role, ref, isFirst }: NoticeProps) => {
  const Icon = icons[kind];
  return (
    <div
      ref={ref}
      className="k-notice"
      data-kind={kind}
      role={role}
      tabIndex={ref || isFirst ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes with news begins with them, without scripts, too
      autoFocus={isFirst}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <div>
        {title ? <p className="k-notice-title">{title}</p> : null}
        {children}
        {actions ? <div className="k-notice-actions">{actions}</div> : null}
      </div>
    </div>
  );
};
