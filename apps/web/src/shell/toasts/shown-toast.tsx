// One toast: its text, how often it was repeated, a button to close it; it can be dragged away. [UIM-05]
import { countOf, dragBackTime, opacityOf, type Toast, type ToastEvent } from "@kontor/domain/interface/toast";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type PointerEvent, useRef } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info, default: Info };

/** What happens to a toast; the caller adds the time. */
export type Happening = ToastEvent extends infer E
  ? E extends { readonly now: number }
    ? Omit<E, "now">
    : never
  : never;

export const ShownToast = ({ toast, tell }: { readonly toast: Toast; readonly tell: (event: Happening) => void }) => {
  const t = useTexts("shell");
  const item = useRef<HTMLLIElement>(null);
  const from = useRef<number | null>(null);
  const { id, type, text, drag } = toast;
  const Icon = icons[type];
  const width = (): number => item.current?.offsetWidth ?? 0;
  const grip = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("button") !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientX;
    tell({ type: "toast.drag", id, dx: 0 });
  };
  const release = (): void => {
    if (from.current === null) return;
    from.current = null;
    tell({ type: "toast.release", id, width: width() });
  };
  return (
    <li
      ref={item}
      className="s-toast"
      data-type={type}
      style={
        drag === null
          ? { transition: `translate ${dragBackTime}ms, opacity ${dragBackTime}ms` }
          : // oxlint-disable-next-line react/refs -- how wide it is, asked while it is dragged: it has long been drawn
            { translate: `${drag}px 0`, opacity: opacityOf(drag, width()) }
      }
      onPointerEnter={() => tell({ type: "toast.hover", id, on: true })}
      onPointerLeave={() => tell({ type: "toast.hover", id, on: false })}
      onFocus={() => tell({ type: "toast.focus", id, on: true })}
      onBlur={() => tell({ type: "toast.focus", id, on: false })}
      onPointerDown={grip}
      onPointerMove={(event) => {
        if (from.current !== null) tell({ type: "toast.drag", id, dx: event.clientX - from.current });
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {type === "default" ? null : <span className="k-hidden">{t(`toasts.${type}`)}: </span>}
        {text}
        {countOf(toast) === 1 ? null : <span className="s-toast-count k-figures"> ×{countOf(toast)}</span>}
      </p>
      <button
        type="button"
        className="s-toast-close"
        aria-label={t("toasts.close")}
        onClick={() => tell({ type: "toast.dismiss", id })}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
};
