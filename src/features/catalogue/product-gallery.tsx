import { Maximize2 } from "lucide-react";
import { useRef, useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { BackChevron, ForwardChevron } from "#src/ui/forward-icon.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { type Picture, type Pictures, pictureInView, pictureName, showPicture } from "./picture-strip.ts";

interface ProductGalleryProps extends Pictures {
  /** A picture opens large when it is tapped. */
  hasFullView?: boolean;
}

/** More small pictures than these make a second row; the last one says how many are left. */
const MOST_SMALL = 5;

/** The large view; kept apart so that pages don't carry it. */
const loadPictureView = () => import("./picture-view.tsx").then(({ PictureView }) => PictureView);

/** Pictures to swipe through; the strip scrolls by itself, so it works before and without scripts. */
export function ProductGallery(props: ProductGalleryProps) {
  const { name, pictures, hasFullView = false } = props;
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, onOpenChange] = useState(false);
  const show = (place: number) => showPicture(strip.current, place);
  return (
    <section aria-label={m.catalogue_product_pictures()} className="grid content-start gap-3">
      <div className="relative">
        <ul
          ref={strip}
          tabIndex={pictures.length > 1 ? 0 : -1}
          aria-label={m.catalogue_product_pictures()}
          onScroll={(event) => setCurrent(pictureInView(event.currentTarget))}
          className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-xl border border-sand-200 bg-white [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
        >
          {pictures.map((picture, index) => (
            <li key={picture.path} className="aspect-[3/2] w-full shrink-0 snap-start bg-sand-100 sm:aspect-[4/3]">
              <Large
                picture={picture}
                alt={pictureName(props, index)}
                isFirst={index === 0}
                onOpen={hasFullView ? () => onOpenChange(true) : undefined}
              />
            </li>
          ))}
        </ul>
        {hasFullView && pictures.length > 0 && <Enlarge onOpen={() => onOpenChange(true)} />}
        {current > 0 && <Step side="back" onClick={() => show(current - 1)} />}
        {current < pictures.length - 1 && <Step side="forward" onClick={() => show(current + 1)} />}
      </div>
      {pictures.length > 1 && (
        <Thumbnails
          pictures={pictures}
          current={current}
          onChoose={show}
          onMore={hasFullView ? () => onOpenChange(true) : undefined}
        />
      )}
      {hasFullView && (
        <LazyDialog
          load={loadPictureView}
          dialog={{ open, onOpenChange, name, pictures, place: current, onPlace: show }}
        />
      )}
    </section>
  );
}

interface LargeProps {
  picture: Picture;
  alt: string;
  isFirst: boolean;
  onOpen: (() => void) | undefined;
}

/** A picture of the strip; a tap on it opens the large view, keys have a button of their own for that. */
function Large({ picture, alt, isFirst, onOpen }: LargeProps) {
  const image = (
    <img
      {...sizedPicture(picture.path, "(min-width: 64rem) 50vw, 100vw")}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      className="size-full object-cover"
    />
  );
  if (!onOpen) return image;
  return (
    <button type="button" tabIndex={-1} onClick={onOpen} className="block size-full cursor-zoom-in">
      {image}
    </button>
  );
}

/** Opens the large view. */
function Enlarge({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={m.catalogue_product_enlarge()}
      onPointerEnter={() => void loadPictureView().catch(() => undefined)}
      onClick={onOpen}
      className="absolute end-2 bottom-2 grid size-11 place-items-center rounded-full border border-sand-200 bg-white text-gulf-800 shadow-card print:hidden"
    >
      <Maximize2 aria-hidden size={18} />
    </button>
  );
}

function Step({ side, onClick }: { side: "back" | "forward"; onClick: () => void }) {
  const place = side === "back" ? "start-2" : "end-2";
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={side === "back" ? m.catalogue_product_previous_picture() : m.catalogue_product_next_picture()}
      className={`absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full border border-sand-200 bg-white text-gulf-800 shadow-card print:hidden ${place}`}
    >
      {side === "back" ? <BackChevron size={20} /> : <ForwardChevron size={20} />}
    </button>
  );
}

interface ThumbnailsProps {
  pictures: readonly Picture[];
  current: number;
  onChoose: (index: number) => void;
  /** Opens all of them, where not all have a place here. */
  onMore: (() => void) | undefined;
}

function Thumbnails({ pictures, current, onChoose, onMore }: ThumbnailsProps) {
  const shown = onMore ? pictures.slice(0, MOST_SMALL) : pictures;
  const left = pictures.length - shown.length;
  return (
    <ul className="grid max-w-md grid-cols-5 gap-2 print:hidden">
      {shown.map((picture, index) => {
        const isCut = left > 0 && index === shown.length - 1;
        const number = formatNumber(index + 1, currentLocale());
        return (
          <li key={picture.path}>
            <button
              type="button"
              onClick={isCut ? onMore : () => onChoose(index)}
              aria-label={
                isCut
                  ? m.catalogue_product_all_pictures({ number: formatNumber(pictures.length, currentLocale()) })
                  : m.catalogue_product_show_picture({ number })
              }
              aria-current={index === current ? "true" : undefined}
              className={`relative block w-full overflow-hidden rounded-md border-2 ${index === current ? "border-gulf-700" : "border-sand-200"}`}
            >
              <img
                {...sizedPicture(picture.path, "5.5rem")}
                alt=""
                width={80}
                height={60}
                loading="lazy"
                decoding="async"
                className="aspect-[4/3] w-full object-cover"
              />
              {isCut && (
                <span
                  aria-hidden
                  className="absolute inset-0 grid place-items-center bg-gulf-950/70 font-bold text-white"
                >
                  <bdi dir="ltr">+{formatNumber(left, currentLocale())}</bdi>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
