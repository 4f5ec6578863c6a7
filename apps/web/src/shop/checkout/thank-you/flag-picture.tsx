// The ordered name in signal flags, as a picture to keep or to share; without scripts as a drawing. [CHK-09]
import { Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { buttonLook } from "@kontor/ui/button";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { flagPicturePath } from "../../../shell/flag-picture-path.ts";

/** The drawing as a PNG, which every app takes; null where the browser cannot draw it. */
const asPng = async (href: string): Promise<Blob | null> => {
  const image = new Image();
  image.src = href;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
};

const save = (href: string, file: string): void => {
  const link = document.createElement("a");
  [link.href, link.download] = [href, file];
  link.click();
};

/** Shared where the device can, saved elsewhere; a visitor who changes their mind has closed the sheet. */
const shared = async (href: string, name: string): Promise<void> => {
  const png = await asPng(href).catch(() => null);
  if (png === null) return save(href, `${name}.svg`);
  const file = new File([png], `${name}.png`, { type: png.type });
  if (navigator.canShare?.({ files: [file] }) === true)
    return navigator.share({ files: [file], title: name }).catch(() => undefined);
  const made = URL.createObjectURL(png);
  save(made, file.name);
  URL.revokeObjectURL(made);
};

export const FlagPicture = ({ name }: { readonly name: string }) => {
  const t = useTexts("thank-you");
  const href = flagPicturePath(name);
  const share = (event: MouseEvent): void => {
    event.preventDefault();
    void shared(href, name);
  };
  return (
    <a href={href} download={`${name}.svg`} {...buttonLook("quiet")} onClick={share}>
      <span className="k-button-icon" aria-hidden="true">
        <Share2 size={20} strokeWidth={1.75} />
      </span>
      <span>{t("flags", { name })}</span>
    </a>
  );
};
