import { FileText, ImageIcon } from "lucide-react";
import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { placeIn } from "#domain/kernel/places.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { AskedWords, GoodsName, Named } from "#src/ui/text/named.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { askedQuantity } from "#src/vocabulary/asked-quantity.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { incotermLabels } from "../incoterm-labels.ts";
import type { OwnRequest } from "./request-screen.tsx";

/** What was asked for, as it was written. */
export function AskedPanel({ request }: { request: OwnRequest }) {
  return (
    <Panel title={m.rfq_track_asked()}>
      <p className="whitespace-pre-line break-words">
        <AskedWords asked={request} />
      </p>
      <Lines request={request} />
      <Facts request={request} />
      {request.files.length > 0 && <Files files={request.files} />}
    </Panel>
  );
}

function Lines({ request: { lines, targetCurrency } }: { request: OwnRequest }) {
  return (
    <ol aria-label={m.rfqs_form_lines()} className="grid gap-2">
      {lines.map((line) => (
        <li key={line.position} className="grid gap-1 rounded-md bg-sand-50 px-3 py-2">
          <p className="whitespace-pre-line break-words">
            <GoodsName goods={line} />
          </p>
          <p className="flex flex-wrap justify-between gap-x-3 text-sm">
            <Written className="font-bold">{askedQuantity(line)}</Written>
            {line.targetPriceMinor !== null && targetCurrency && (
              <span className="text-sand-700">
                {m.rfqs_asked_target()} <Price minor={line.targetPriceMinor} currency={targetCurrency} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Facts({ request }: { request: OwnRequest }) {
  const locale = currentLocale();
  const { subcategory, destinationCountry, destinationCity, incoterm, notes } = request;
  return (
    <dl className="grid gap-3 text-sm">
      <Fact name={m.rfq_form_category()}>
        {categoryName(request.category, locale)}
        {subcategory && ` · ${subcategoryName(subcategory, locale)}`}
      </Fact>
      {destinationCountry && (
        <Fact name={m.rfqs_form_destination()}>
          {countryName(destinationCountry)}{" "}
          {destinationCity && <Written>{`· ${placeIn(destinationCity, locale)}`}</Written>}
        </Fact>
      )}
      {incoterm && (
        <Fact name={m.rfqs_form_incoterm()}>
          <Ltr className="font-bold">{incoterm}</Ltr>
          <span className="block text-sand-600 text-xs">{incotermLabels(incoterm)}</span>
        </Fact>
      )}
      {notes && (
        <Fact name={m.rfq_track_notes()}>
          <OwnParagraph text={notes} className="whitespace-pre-line wrap-anywhere" />
        </Fact>
      )}
      <Fact name={m.rfq_track_company()}>
        <Named name={request.companyName} />
      </Fact>
      <Fact name={m.rfqs_asked_sent()}>{formatDate(request.createdAt, locale)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sand-600">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Files({ files }: { files: OwnRequest["files"] }) {
  return (
    <ul aria-label={m.rfqs_form_files()} className="grid gap-2">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 rounded-md border border-sand-200 bg-sand-50 px-3">
          {file.type === "application/pdf" ? (
            <FileText aria-hidden size={22} className="shrink-0 text-gulf-600" />
          ) : (
            <ImageIcon aria-hidden size={22} className="shrink-0 text-gulf-600" />
          )}
          <a
            href={`/files/private/rfqs/${file.id}`}
            className="flex min-h-11 items-center font-bold text-gulf-800 text-sm underline underline-offset-4"
          >
            <Written className="wrap-anywhere">{file.name}</Written>
          </a>
        </li>
      ))}
    </ul>
  );
}
