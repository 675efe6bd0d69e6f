import { X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentDirection, currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { BackChevron, ForwardChevron } from "#src/ui/forward-icon.tsx";
import { heldProps } from "#src/ui/held.ts";
import { type Pictures, pictureInView, pictureName, showPicture } from "./picture-strip.ts";

interface PictureViewProps extends Pictures {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The one that it opens at. */
  place: number;
  /** Tells where it was left. */
  onPlace: (place: number) => void;
}

const ROUND =
  "grid size-12 shrink-0 place-items-center rounded-full bg-gulf-950/70 text-white hover:bg-gulf-800 aria-disabled:opacity-0";

/**
 * The pictures over the whole window: swiped, by arrows or keys; a tap makes one large enough to read what is printed on it.
 * The browser's own dialog: it keeps the focus, closes by Escape and gives the focus back.
 */
export function PictureView({ open, ...view }: PictureViewProps) {
  return open ? <OpenView {...view} /> : null;
}

function OpenView({ onOpenChange, name, pictures, place, onPlace }: Omit<PictureViewProps, "open">) {
  const { dialog, strip, current, isLarge, ...view } = useView(place, pictures.length);
  const close = () => {
    onPlace(current);
    onOpenChange(false);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={m.catalogue_product_pictures()}
      onClose={close}
      onKeyDown={view.onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-gulf-950 text-white"
    >
      <ul ref={strip} onScroll={view.onScroll} className={STRIP}>
        {pictures.map((picture, index) => (
          <li key={picture.path} className="size-full shrink-0 snap-center overflow-auto overscroll-contain">
            <button
              type="button"
              tabIndex={-1}
              onClick={view.toggle}
              className={`grid place-items-center ${isLarge && index === current ? "size-[250%] cursor-zoom-out" : "size-full cursor-zoom-in"}`}
            >
              <img
                src={picture.path}
                alt={pictureName({ name, pictures }, index)}
                width={picture.width}
                height={picture.height}
                decoding="async"
                className="size-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
      <Controls
        place={current}
        count={pictures.length}
        isLarge={isLarge}
        onGo={view.go}
        onLarge={view.toggle}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}

/** Where the strip stands, and whether its picture is large. */
function useView(place: number, count: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(place);
  const [isLarge, setIsLarge] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, where the page stood then
  useEffect(() => {
    dialog.current?.showModal();
    showPicture(strip.current, place, "instant");
    const { style } = document.documentElement;
    style.overflow = "hidden";
    return () => {
      style.overflow = "";
    };
  }, []);
  useEffect(() => {
    if (isLarge) lookAtMiddle(strip.current?.children[current]);
  }, [isLarge, current]);
  const go = (step: number) => {
    setIsLarge(false);
    showPicture(strip.current, Math.min(count - 1, Math.max(0, current + step)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = currentDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (isLarge || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    go(event.key === forward ? 1 : -1);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const now = pictureInView(currentTarget);
    if (now === current) return;
    setCurrent(now);
    setIsLarge(false);
  };
  return { dialog, strip, current, isLarge, go, onKeyDown, onScroll, toggle: () => setIsLarge(!isLarge) };
}

/** Of a picture that is larger than the window; right to left its position counts downwards from zero. */
function lookAtMiddle(frame: Element | undefined): void {
  if (!frame) return;
  const left = (frame.scrollWidth - frame.clientWidth) / 2;
  frame.scrollTo(currentDirection() === "rtl" ? -left : left, (frame.scrollHeight - frame.clientHeight) / 2);
}

const STRIP =
  "flex size-full snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] [&::-webkit-scrollbar]:hidden";

interface ControlsProps {
  place: number;
  count: number;
  isLarge: boolean;
  onGo: (step: number) => void;
  onLarge: () => void;
  onClose: () => void;
}

function Controls({ place, count, isLarge, onGo, onLarge, onClose }: ControlsProps) {
  const number = formatNumber(place + 1, currentLocale());
  return (
    <>
      <div className="absolute inset-x-0 top-0 flex items-center justify-between gap-2 p-2">
        <button type="button" aria-label={m.shell_close()} onClick={onClose} className={ROUND}>
          <X aria-hidden size={24} />
        </button>
        <p role="status" className="rounded-full bg-gulf-950/70 px-3">
          <bdi dir="ltr">
            {number} / {formatNumber(count, currentLocale())}
          </bdi>
        </p>
        <button
          type="button"
          aria-label={isLarge ? m.catalogue_product_smaller() : m.catalogue_product_larger()}
          onClick={onLarge}
          className={ROUND}
        >
          {isLarge ? <ZoomOut aria-hidden size={22} /> : <ZoomIn aria-hidden size={22} />}
        </button>
      </div>
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
          <button
            type="button"
            aria-label={m.catalogue_product_previous_picture()}
            {...heldProps(place === 0, () => onGo(-1))}
            className={ROUND}
          >
            <BackChevron size={24} />
          </button>
          <button
            type="button"
            aria-label={m.catalogue_product_next_picture()}
            {...heldProps(place === count - 1, () => onGo(1))}
            className={ROUND}
          >
            <ForwardChevron size={24} />
          </button>
        </div>
      )}
    </>
  );
}
