import { type GoodsLine, namesBeside } from "#domain/kernel/names.ts";
import { Written } from "../text/bdi.tsx";
import type { InLanguage } from "../text/in-language.tsx";

interface DocumentGoodsProps {
  documentLocale: InLanguage;
  goods: GoodsLine;
}

/** Goods as the document was agreed, whatever they are called since; below it their names in its languages, where they say more. */
export function SaidGoods({ documentLocale: { main, beside }, goods }: DocumentGoodsProps) {
  return (
    <>
      <Written className="wrap-anywhere block w-fit">{goods.description}</Written>
      {namesBeside(goods, beside === null ? [main] : [main, beside]).map((name) => (
        <Written key={name} className="wrap-anywhere block w-fit text-sand-700">
          {name}
        </Written>
      ))}
    </>
  );
}
