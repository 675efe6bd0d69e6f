import { m } from "#i18n/paraglide/messages.js";
import type { MessageFile } from "../live/conversation.ts";
import { fileUrl } from "./file-url.ts";

/** More than these are behind the last one. */
const MOST_SHOWN = 4;

interface BubblePicturesProps {
  pictures: readonly MessageFile[];
  onOpen: (place: number) => void;
}

/** One picture as it is, several as a square of squares; each opens at its place. Their room is kept while they load. */
export function BubblePictures({ pictures, onOpen }: BubblePicturesProps) {
  const shown = pictures.slice(0, MOST_SHOWN);
  const more = pictures.length - shown.length;
  const isOne = shown.length === 1;
  return (
    <div
      className={`-mx-2 grid w-88 min-w-[calc(100%+1rem)] max-w-[calc(100%+1rem)] gap-1 overflow-hidden rounded-xl ${isOne ? "" : "grid-cols-2"}`}
    >
      {shown.map(({ id, name, width, height }, place) => (
        <button
          key={id}
          type="button"
          aria-label={m.messages_picture_open({ name })}
          onClick={() => onOpen(place)}
          className={`relative block min-h-11 bg-sand-100 ${isOne ? "" : shapeOf(place, shown.length)}`}
        >
          <img
            src={fileUrl(id)}
            alt=""
            width={width ?? undefined}
            height={height ?? undefined}
            className={isOne ? "max-h-80 w-full object-cover sm:max-h-96" : "absolute inset-0 size-full object-cover"}
          />
          {more > 0 && place === shown.length - 1 && (
            <span className="absolute inset-0 grid place-items-center bg-gulf-950/60 font-bold text-2xl text-white">
              <bdi dir="ltr">+{more}</bdi>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Of three the first one fills a row. */
function shapeOf(place: number, count: number): string {
  return count === 3 && place === 0 ? "col-span-2 aspect-2/1" : "aspect-square";
}
