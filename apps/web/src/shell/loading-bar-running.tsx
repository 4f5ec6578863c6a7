// The loading bar at work: the domain's machine, fed with the router's navigations and drawn frame by frame. [UIM-01]
import { useRouter } from "@tanstack/react-router";
import { loadingBarMachine, loadingBarView } from "@kontor/domain/interface/loading-bar";
import { useEffect, useRef, useState } from "react";
import { createActor } from "xstate";
import { useTexts } from "../platform/texts/texts.tsx";

export const LoadingBarRunning = () => {
  const t = useTexts("shell");
  const router = useRouter();
  const fill = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ visible: false, error: false });

  useEffect(() => {
    const actor = createActor(loadingBarMachine);
    let frame = 0;
    let since = 0;
    const draw = (): void => {
      const view = loadingBarView(actor.getSnapshot(), since === 0 ? 0 : performance.now() - since);
      if (fill.current !== null) fill.current.style.scale = `${view.progress / 100} 1`;
      if (actor.getSnapshot().value === "running") frame = requestAnimationFrame(draw);
    };
    actor.subscribe((snapshot) => {
      since = snapshot.value === "running" ? performance.now() : 0;
      setShown({ visible: snapshot.context.visible, error: snapshot.context.error });
      cancelAnimationFrame(frame);
      draw();
    });
    actor.start();
    if (router.state.status === "pending") actor.send({ type: "loading.start" });
    const begins = router.subscribe("onBeforeLoad", () => actor.send({ type: "loading.start" }));
    const ends = router.subscribe("onResolved", () =>
      actor.send({ type: "loading.finish", error: router.state.matches.some((match) => match.status === "error") }),
    );
    return () => {
      begins();
      ends();
      cancelAnimationFrame(frame);
      actor.stop();
    };
  }, [router]);

  return (
    <>
      <div
        className="s-loading"
        role="progressbar"
        aria-label={t("loading")}
        hidden={!shown.visible}
        data-error={shown.error || undefined}
      >
        <div ref={fill} className="s-loading-fill" />
      </div>
      <p className="k-hidden" role="status">
        {shown.error ? t("loadingFailed") : ""}
      </p>
    </>
  );
};
