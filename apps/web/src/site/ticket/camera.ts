// The camera of a device: QR codes by the browser's own detector, else by a decoder that is fetched then. [TKT-02]
import type { Translate } from "../../platform/texts/translate.ts";

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = (new (options: {
  readonly formats: readonly string[];
}) => Detector) & {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

type Read = (video: HTMLVideoElement) => Promise<string | null>;

/** So long the same code is not read again: it is still in front of the camera. */
const sameCodeMs = 4_000;
const betweenLooksMs = 120;

const ownDetector = async (): Promise<Read | null> => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector === undefined || !formats.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
};

/** Pictures are read this large: more pixels take longer and say no more. */
const widest = 640;

const fetchedDecoder = async (path: string): Promise<Read> => {
  const { default: decode } = (await import(/* @vite-ignore */ path)) as typeof import("./decoder.ts");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (pen === null || width === 0 || height === 0) return null;
    [canvas.width, canvas.height] = [width, height];
    pen.drawImage(video, 0, 0, width, height);
    try {
      return decode(pen.getImageData(0, 0, width, height));
    } catch {
      // No code in this picture.
      return null;
    }
  };
};

interface Parts {
  readonly start: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly problem: HTMLElement;
}

export const startCamera = (
  { start, video, problem }: Parts,
  t: Translate,
  { decoder, found }: { readonly decoder: string; readonly found: (text: string) => void },
): void => {
  const at: { stream: MediaStream | null; last: string; seen: number } = { stream: null, last: "", seen: 0 };
  const label = start.querySelector("span") ?? start;

  const look = async (read: Read): Promise<void> => {
    if (at.stream === null) return;
    const text = await read(video).catch(() => null);
    const now = Date.now();
    if (text !== null && (text !== at.last || now - at.seen > sameCodeMs)) found(text);
    if (text !== null) [at.last, at.seen] = [text, now];
    setTimeout(() => void look(read), betweenLooksMs);
  };

  const stop = (): void => {
    for (const track of at.stream?.getTracks() ?? []) track.stop();
    at.stream = null;
    video.hidden = true;
    label.textContent = t("check.camera");
  };

  const begin = async (): Promise<void> => {
    problem.hidden = true;
    try {
      at.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
      video.srcObject = at.stream;
      video.hidden = false;
      await video.play();
      label.textContent = t("check.cameraStop");
      void look((await ownDetector()) ?? (await fetchedDecoder(decoder)));
    } catch {
      stop();
      problem.textContent = t("check.cameraRefused");
      problem.hidden = false;
    }
  };

  start.addEventListener("click", () => (at.stream === null ? void begin() : stop()));
};
