import { useEffect, useState } from "react";
import { LOCALES } from "#domain/kernel/locale.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import type { Reviewed } from "./reviewed.ts";
import { hasUnlikeSize } from "./unlike-sizes.ts";

type Picture = Reviewed["pictures"][number];

interface PictureStripProps {
  pictures: readonly Picture[];
  /** What those who can't see a picture are told is to be read beneath. */
  hasTexts?: boolean;
}

/** Pictures of a product in their order; each opens in its full size. */
export function PictureStrip({ pictures, hasTexts = false }: PictureStripProps) {
  const unlike = useUnlikeSizes(pictures);
  if (pictures.length === 0) return <p className="text-sand-600">{m.review_no_pictures()}</p>;
  const number = (at: number) => formatNumber(at + 1, currentLocale());
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ path, width, height }, at) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener" aria-label={m.review_picture_open({ number: number(at) })}>
              <img
                {...sizedPicture(path, hasTexts ? "12rem" : "5rem")}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className={`rounded-md border border-sand-200 bg-sand-100 object-cover ${hasTexts ? "h-28 w-36 sm:h-36 sm:w-48" : "h-16 w-20"}`}
              />
            </a>
            {unlike.has(path) && (
              <p className="max-w-48 font-bold text-clay-700 text-xs">{m.review_picture_unlike()}</p>
            )}
          </li>
        ))}
      </ul>
      {hasTexts && (
        <ul className="grid gap-1 text-sand-700 text-sm">
          {pictures.map(({ path, alt }, at) => (
            <li key={path}>
              {m.review_picture_alt({ number: number(at), text: "" })}
              <Written>
                {LOCALES.flatMap((locale) => alt[locale] || []).join(" / ") || m.review_picture_no_alt()}
              </Written>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Paths of those that lists would show otherwise than they are; looked at one after the other, once they are in sight. */
function useUnlikeSizes(pictures: readonly Picture[]): ReadonlySet<string> {
  const [unlike, setUnlike] = useState<ReadonlySet<string>>(new Set());
  const paths = pictures.map(({ path }) => path).join(" ");
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      for (const path of paths.split(" ")) {
        // One that is not there, or that this browser can't read, tells nothing.
        const isUnlike = await hasUnlikeSize(path).catch(() => false);
        if (isLeft) return;
        if (isUnlike) setUnlike((known) => new Set([...known, path]));
      }
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [paths]);
  return unlike;
}
