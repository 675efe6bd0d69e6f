import { type GoodsLine, type Names, nameFor, type Shown } from "#domain/kernel/names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { namedLanguage } from "#src/lib/format/written-language.ts";
import { askedLabels, goodsLine } from "#src/vocabulary/goods-line.ts";
import { Marked, OwnWords } from "./own-words.tsx";

interface Looks {
  className?: string;
  /** As in {@link Marked}. */
  isAlone?: boolean;
}

interface NamedProps extends Looks {
  /** By language; or as somebody wrote it. */
  name: Names | string | null;
  /** Where there is no name at all. */
  otherwise?: string;
}

/** The name of a company or of goods in the page's language, else in the next best that there is, marked with that one. */
export function Named({ name, otherwise = "", ...looks }: NamedProps) {
  if (typeof name === "string") {
    const words = name || otherwise;
    return <Marked text={words} locale={namedLanguage(words)} {...looks} />;
  }
  const { text, locale } = nameFor(name ?? {}, currentLocale());
  return <Marked text={text || otherwise} locale={locale} {...looks} />;
}

interface GoodsNameProps extends Looks {
  goods: GoodsLine;
  /** In a list, where the document's own text has no room. */
  isBrief?: boolean;
}

/** The goods of a document's line by their name in the page's language; below it the text that binds, where it is another. */
export function GoodsName({ goods, isBrief = false, ...looks }: GoodsNameProps) {
  const { written, ...line } = goodsLine(goods);
  return (
    <>
      <Words shown={line} {...looks} />
      {written !== null && !isBrief && (
        <span className="block font-normal text-sand-700 text-sm">
          {m.catalogue_as_written()} <OwnWords text={written} className="wrap-anywhere" />
        </span>
      )}
    </>
  );
}

/** What a buyer asks for, in the page's language where the site wrote it. */
export function AskedWords({ asked, ...looks }: Looks & { asked: GoodsLine }) {
  return <Words shown={askedLabels(asked)} {...looks} />;
}

function Words({ shown: { text, locale }, ...looks }: Looks & { shown: Shown }) {
  if (locale === null) return <OwnWords text={text} {...looks} />;
  return <Marked text={text} locale={locale} {...looks} />;
}
