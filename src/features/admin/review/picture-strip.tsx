import { LOCALES } from "#domain/kernel/locale.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/text/bdi.tsx";
import type { Reviewed } from "./reviewed.ts";

type Picture = Reviewed["pictures"][number];

interface PictureStripProps {
  pictures: readonly Picture[];
  /** What those who can't see a picture are told is to be read beneath. */
  hasTexts?: boolean;
}

/** Pictures of a product in their order; each opens in its full size. */
export function PictureStrip({ pictures, hasTexts = false }: PictureStripProps) {
  if (pictures.length === 0) return <p className="text-sand-600">{m.review_no_pictures()}</p>;
  const number = (at: number) => formatNumber(at + 1, currentLocale());
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ path, width, height }, at) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener" aria-label={m.review_picture_open({ number: number(at) })}>
              <img
                src={path}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className={`rounded-md border border-sand-200 bg-sand-100 object-cover ${hasTexts ? "h-28 w-36 sm:h-36 sm:w-48" : "h-16 w-20"}`}
              />
            </a>
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
