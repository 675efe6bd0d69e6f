import type { GoodsLine } from "#domain/kernel/names.ts";
import { m } from "#i18n/paraglide/messages.js";
import { goodsLine } from "#src/lib/goods-line.ts";
import { Written } from "./bdi.tsx";
import { type InLanguage, Said } from "./in-language.tsx";

/** Goods in the languages of a paper; the text that was sent stays on it where it says something else than their names. */
export function SaidGoods({ documentLocale, goods }: { documentLocale: InLanguage; goods: GoodsLine }) {
  const { main, beside } = documentLocale;
  const { text, written } = goodsLine(goods, main);
  const other = beside === null ? null : goodsLine(goods, beside).text;
  return (
    <>
      <Written className="wrap-anywhere block w-fit">{text}</Written>
      {other !== null && other !== text && other !== written && (
        <Written className="wrap-anywhere block w-fit text-sand-700">{other}</Written>
      )}
      {written !== null && (
        <span className="wrap-anywhere block text-sand-700 text-xs">
          <Said documentLocale={documentLocale} words={m.catalogue_as_written} /> <Written>{written}</Written>
        </span>
      )}
    </>
  );
}
