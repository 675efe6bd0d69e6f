import { useEffect, useState } from "react";
import { LOCALES } from "#domain/kernel/locale.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import type { Reviewed } from "./reviewed.ts";
import { type OddSize, oddSizeOf } from "./unlike-sizes.ts";

type Picture = Reviewed["pictures"][number];

interface PictureStripProps {
  pictures: readonly Picture[];
  /** What those who can't see a picture are told is to be read beneath. */
  hasTexts?: boolean;
}

/** Pictures of a product in their order; each opens in its full size. */
export function PictureStrip({ pictures, hasTexts = false }: PictureStripProps) {
  const odd = useOddSizes(pictures);
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
            <OddSizeNote odd={odd.get(path)} />
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

/** What is odd of their smaller sizes, by path; looked at one after the other. */
function useOddSizes(pictures: readonly Picture[]): ReadonlyMap<string, OddSize> {
  const [odd, setOdd] = useState<ReadonlyMap<string, OddSize>>(new Map());
  const paths = pictures.map(({ path }) => path).join(" ");
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      for (const path of paths.split(" ")) {
        const size = await oddSizeOf(path);
        if (isLeft) return;
        if (size) setOdd((known) => new Map(known).set(path, size));
      }
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [paths]);
  return odd;
}

function OddSizeNote({ odd }: { odd: OddSize | undefined }) {
  if (!odd) return null;
  return (
    <a
      href={odd.path}
      target="_blank"
      rel="noopener"
      className={`flex min-h-11 max-w-48 items-center text-sm ${TEXT_LINK}`}
    >
      {odd.kind === "unlike" ? m.review_picture_unlike() : m.review_picture_unknown()}
    </a>
  );
}
