import { useRef, useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentDirection, currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { BackChevron, ForwardChevron } from "#src/ui/forward-icon.tsx";

interface Picture {
  path: string;
  width: number;
  height: number;
  /** What is seen, in the language of the page; empty where nobody says. */
  alt: string;
}

interface ProductGalleryProps {
  name: string;
  pictures: readonly Picture[];
}

/** Pictures to swipe through; the strip scrolls by itself, so it works before and without scripts. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const total = formatNumber(pictures.length, currentLocale());
  const numberOf = (index: number) =>
    m.catalogue_product_picture_of({ number: formatNumber(index + 1, currentLocale()), total, name });

  function show(index: number) {
    const width = strip.current?.clientWidth ?? 0;
    // In right-to-left pages the scroll position counts downwards from zero.
    strip.current?.scrollTo({ left: (currentDirection() === "rtl" ? -1 : 1) * index * width });
  }

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
            <li key={picture.path} className="aspect-[4/3] w-full shrink-0 snap-start bg-sand-100">
              <img
                src={picture.path}
                alt={picture.alt || numberOf(index)}
                width={picture.width}
                height={picture.height}
                loading={index === 0 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : "auto"}
                decoding="async"
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
        {current > 0 && <Step side="back" onClick={() => show(current - 1)} />}
        {current < pictures.length - 1 && <Step side="forward" onClick={() => show(current + 1)} />}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
    </section>
  );
}

function pictureInView(strip: HTMLElement): number {
  return Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth));
}

function Step({ side, onClick }: { side: "back" | "forward"; onClick: () => void }) {
  const place = side === "back" ? "start-2" : "end-2";
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={side === "back" ? m.catalogue_product_previous_picture() : m.catalogue_product_next_picture()}
      className={`absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full border border-sand-200 bg-white text-gulf-800 shadow-card ${place}`}
    >
      {side === "back" ? <BackChevron size={22} /> : <ForwardChevron size={22} />}
    </button>
  );
}

interface ThumbnailsProps {
  pictures: readonly Picture[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.path}>
          <button
            type="button"
            onClick={() => onChoose(index)}
            aria-label={m.catalogue_product_show_picture({ number: formatNumber(index + 1, currentLocale()) })}
            aria-current={index === current ? "true" : undefined}
            className={`block overflow-hidden rounded-md border-2 ${index === current ? "border-gulf-700" : "border-sand-200"}`}
          >
            <img
              src={picture.path}
              alt=""
              width={80}
              height={60}
              loading="lazy"
              decoding="async"
              className="h-15 w-20 object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
