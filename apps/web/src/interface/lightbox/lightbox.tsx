// Pictures over the page: a modal dialog of the platform, bound to the domain's machine. [UIM-02…04] [UIM-06]
import { keyEvent, type LightboxImage, lightboxMachine, lightboxView } from "@kontor/domain/interface/lightbox";
import { useActorRef, useSelector } from "@xstate/react";
import { ChevronLeft, ChevronRight, ImageOff, RotateCcw, RotateCw, Scan, X, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { hideBlur, showBlur } from "../../shell/blur.ts";
import { useBack } from "../../shell/overlay/use-back.ts";
import { Tooltip } from "../../shell/overlay/tooltip.tsx";
import { useTexts } from "../../platform/texts/texts.tsx";
import { useGestures } from "./use-gestures.ts";
import * as styles from "./lightbox.module.css";

const icon = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;

export interface LightboxProps {
  readonly images: readonly LightboxImage[];
  readonly index: number;
  readonly loop: boolean;
  readonly onClose: () => void;
}

export default function Lightbox({ images, index, loop, onClose }: LightboxProps) {
  const t = useTexts("lightbox");
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const actor = useActorRef(lightboxMachine);
  const snapshot = useSelector(actor, (state) => state);
  const view = lightboxView(snapshot);

  const sizes = () => ({
    stage: { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 },
    displayed: { width: picture.current?.offsetWidth ?? 0, height: picture.current?.offsetHeight ?? 0 },
    naturalWidth: picture.current?.naturalWidth ?? 0,
  });

  useGestures(stage, actor.send);
  useBack(() => actor.send({ type: "lightbox.close" }));
  useEffect(() => {
    dialog.current?.showModal();
    showBlur("lightbox");
    actor.send({ type: "lightbox.open", images, index, loop, stage: sizes().stage });
    const watch = new ResizeObserver(() => actor.send({ type: "stage.resize", ...sizes() }));
    if (stage.current !== null) watch.observe(stage.current);
    return () => {
      watch.disconnect();
      hideBlur("lightbox");
    };
    // Opened once: what is shown afterwards follows from the machine.
    // oxlint-disable-next-line react/exhaustive-deps -- it is opened once, with what it was pressed on
  }, [actor]);
  const isOver = useRef(false);
  useEffect(() => {
    if (view !== null) isOver.current = true;
    else if (isOver.current) {
      // The platform gives the focus back when a dialog is closed, not when it is taken away.
      dialog.current?.close();
      onClose();
    }
  }, [view, onClose]);

  const loaded = (): void => {
    const src = view?.image?.src;
    const { displayed, naturalWidth } = sizes();
    if (src !== undefined) actor.send({ type: "picture.load", src, naturalWidth, displayed });
  };
  const { scale, rotation, x, y } = view?.view ?? { scale: 1, rotation: 0, x: 0, y: 0 };
  const where = t("number", { number: view?.number ?? 0, count: view?.count ?? 0 });
  const title = view?.image?.title ?? "";

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t("label")}
      onCancel={(event) => {
        event.preventDefault();
        actor.send({ type: "lightbox.close" });
      }}
      onKeyDown={(event) => {
        const meant =
          event.ctrlKey || event.metaKey || event.altKey ? null : keyEvent(event.key, event.shiftKey, false);
        if (meant === null) return;
        event.preventDefault();
        actor.send(meant);
      }}
    >
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-roledescription={t("slide")}
        aria-label={where}
        data-picture={view?.picture}
      >
        {view?.image == null ? null : view.picture === "failed" ? (
          <p className={styles.failed}>
            <ImageOff size={64} strokeWidth={1.25} aria-hidden="true" />
            {t("failed")}
          </p>
        ) : (
          <img
            key={`${view.number} ${view.image.src}`}
            ref={picture}
            className={styles.picture}
            src={view.image.src}
            alt={view.alt}
            draggable={false}
            onLoad={loaded}
            onError={() => actor.send({ type: "picture.fail", src: view.image?.src ?? "" })}
            style={{ transform: `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})` }}
          />
        )}
        {view?.picture === "loading" ? <p className={styles.loading}>{t("loading")}</p> : null}
      </div>
      <div className={styles.bar}>
        <p className={styles.caption}>
          <span className="k-figures">{where}</span>
          {title ? ` · ${title}` : ""}
        </p>
        <div className={styles.tools} role="toolbar" aria-label={t("tools")}>
          <Tool
            name={t("previous")}
            ended={view?.mayPrevious === false}
            onPress={() => actor.send({ type: "turn.previous" })}
          >
            <ChevronLeft {...icon} />
          </Tool>
          <Tool name={t("next")} ended={view?.mayNext === false} onPress={() => actor.send({ type: "turn.next" })}>
            <ChevronRight {...icon} />
          </Tool>
          <Tool name={t("zoomIn")} onPress={() => actor.send({ type: "look.in" })}>
            <ZoomIn {...icon} />
          </Tool>
          <Tool name={t("zoomOut")} onPress={() => actor.send({ type: "look.out" })}>
            <ZoomOut {...icon} />
          </Tool>
          <Tool name={t("rotateLeft")} onPress={() => actor.send({ type: "look.left" })}>
            <RotateCcw {...icon} />
          </Tool>
          <Tool name={t("rotateRight")} onPress={() => actor.send({ type: "look.right" })}>
            <RotateCw {...icon} />
          </Tool>
          <Tool name={t("fit")} onPress={() => actor.send({ type: "look.fit" })}>
            <Scan {...icon} />
          </Tool>
          <Tool name={t("close")} onPress={() => actor.send({ type: "lightbox.close" })}>
            <X {...icon} />
          </Tool>
        </div>
      </div>
      <p className="k-hidden" role="status">
        {view === null ? "" : `${where}${view.alt === "" ? "" : `: ${view.alt}`}`}
      </p>
    </dialog>
  );
}

/** A button at an end stays where it is and can be focused; pressing it does nothing. */
const Tool = ({
  name,
  ended = false,
  onPress,
  children,
}: {
  readonly name: string;
  readonly ended?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <Tooltip text={name} above>
    {(label) => (
      <button
        type="button"
        className={styles.tool}
        aria-labelledby={label}
        aria-disabled={ended || undefined}
        onClick={onPress}
      >
        {children}
      </button>
    )}
  </Tooltip>
);
