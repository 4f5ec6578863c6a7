// A picture with its sources: width and height always set, so that nothing moves when it arrives. [CNT-07]
import type { PictureView } from "./views.ts";
import "./picture.css";

export const ShownPicture = ({
  picture,
  className,
  first = false,
}: {
  readonly picture: PictureView;
  readonly className?: string;
  /** The largest above the fold is not lazy. */
  readonly first?: boolean;
}) => {
  const shown = (
    <img
      className={className}
      src={picture.src}
      srcSet={picture.srcset === "" ? undefined : picture.srcset}
      sizes={picture.sizes ?? undefined}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      data-drawn={picture.drawn || undefined}
      loading={first ? undefined : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
  if (picture.avif === null) return shown;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes ?? undefined} />
      {shown}
    </picture>
  );
};
