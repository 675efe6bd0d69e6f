import { Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { AskedWords, GoodsName, Named } from "#src/ui/text/named.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { Place } from "#src/ui/text/place.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { askedQuantity } from "#src/vocabulary/asked-quantity.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import type { Invitation } from "./invitation-screen.tsx";

type Request = Invitation["request"];

/** What is asked for: in the buyer's words, line by line, with files and wishes. */
export function AskedGoods({ request }: { request: Request }) {
  const { category, destinationCountry, destinationCity, incoterm, notes } = request;
  return (
    <Panel title={m.inbox_asked()}>
      <p className="wrap-break-word whitespace-pre-line text-gulf-900 text-lg">
        <AskedWords asked={request} />
      </p>
      <ol className="grid divide-y divide-sand-200 border-sand-200 border-y">
        {request.lines.map((line) => (
          <AskedLine key={line.position} line={line} currency={request.targetCurrency} />
        ))}
      </ol>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={m.inbox_category()}>{categoryName(category, currentLocale())}</Fact>
        {destinationCountry && (
          <Fact name={m.inbox_destination()}>
            {countryName(destinationCountry)}
            {destinationCity && (
              <>
                {" · "}
                <Place name={destinationCity} />
              </>
            )}
          </Fact>
        )}
        {incoterm && (
          <Fact name={m.inbox_incoterm_wished()}>
            <Ltr>{incoterm}</Ltr>
          </Fact>
        )}
        {notes && (
          <Fact name={m.inbox_notes()}>
            <OwnParagraph text={notes} className="whitespace-pre-line" />
          </Fact>
        )}
      </dl>
      <Files files={request.files} />
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sand-600 text-sm">{name}</dt>
      <dd className="wrap-break-word text-gulf-900">{children}</dd>
    </div>
  );
}

interface AskedLineProps {
  line: Request["lines"][number];
  currency: Request["targetCurrency"];
}

function AskedLine({ line, currency }: AskedLineProps) {
  const { position, targetPriceMinor, product } = line;
  return (
    <li className="grid gap-1 py-3">
      <p className="flex gap-2 text-gulf-900">
        <span className="text-sand-600 tabular-nums">{formatNumber(position, currentLocale())}.</span>
        <span className="wrap-break-word min-w-0 grow">
          <GoodsName goods={line} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sand-700 text-sm">
        <span>
          {m.inbox_quantity()} <Written className="font-bold text-gulf-900">{askedQuantity(line)}</Written>
        </span>
        {targetPriceMinor !== null && currency && (
          <span>
            {m.inbox_target_price()} <Price minor={targetPriceMinor} currency={currency} className="font-bold" />
          </span>
        )}
        {product && (
          <span>
            {m.inbox_own_product()} <Named name={product.names} className="font-bold" />
          </span>
        )}
      </p>
    </li>
  );
}

function Files({ files }: Pick<Request, "files">) {
  if (files.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-gulf-900">{m.inbox_files()}</h3>
      <ul className="grid gap-2">
        {files.map(({ id, name, bytes }) => (
          <li key={id}>
            <a
              href={`/files/private/rfqs/${id}`}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 items-center gap-2 rounded-lg border border-sand-200 px-3 text-gulf-800 hover:border-gulf-500"
            >
              <Paperclip aria-hidden size={18} className="shrink-0" />
              <Written className="min-w-0 grow truncate">{name}</Written>
              <span className="shrink-0 text-sand-600 text-xs">{fileSize(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
