import { Link } from "@tanstack/react-router";
import { Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { AskedWords, GoodsName, Named } from "#src/ui/text/named.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { Place } from "#src/ui/text/place.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { askedQuantity } from "#src/vocabulary/asked-quantity.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { incotermLabels } from "../incoterm-labels.ts";

type Tracked = ApiOutputs["rfq"]["track"];

const LINK = "inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4";

/** What was asked for, whole and as it was written. */
export function AskedList({ rfq }: { rfq: Tracked }) {
  const { product, addressee } = rfq;
  return (
    <dl className="grid gap-4">
      {addressee && (
        <Row term={m.rfq_form_supplier()}>
          <Addressee addressee={addressee} />
        </Row>
      )}
      {product && (
        <Row term={m.rfq_form_product()}>
          <Link
            to="/products/$category/$product"
            params={{ category: product.category, product: product.slug }}
            className={LINK}
          >
            <span>
              <Named name={product.names} />
            </span>
          </Link>
        </Row>
      )}
      <Row term={m.rfq_form_category()}>
        {categoryName(rfq.category, currentLocale())}
        {rfq.subcategory && ` · ${subcategoryName(rfq.subcategory, currentLocale())}`}
      </Row>
      <Row term={m.rfq_form_description()}>
        <p className="whitespace-pre-line">
          <AskedWords asked={{ description: rfq.description, names: product?.names ?? null }} />
        </p>
      </Row>
      <Goods rfq={rfq} />
      <Terms rfq={rfq} />
      {rfq.files.length > 0 && (
        <Row term={m.rfqs_form_files()}>
          <ul className="grid gap-1">
            {rfq.files.map(({ id, name, bytes }) => (
              <li key={id} className="flex items-center gap-2">
                <Paperclip aria-hidden size={16} className="shrink-0 text-gulf-600" />
                <Written className="wrap-anywhere">{name}</Written>
                <span className="text-sand-600 text-sm">{fileSize(bytes)}</span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {rfq.notes && (
        <Row term={m.rfq_track_notes()}>
          <OwnParagraph text={rfq.notes} className="whitespace-pre-line" />
        </Row>
      )}
      <Row term={m.rfq_track_company()}>
        <Named name={rfq.companyName} />
      </Row>
    </dl>
  );
}

/** The only company that was asked; its page is shown while the company is. */
function Addressee({ addressee: { slug, names } }: { addressee: NonNullable<Tracked["addressee"]> }) {
  if (slug === null) return <Named name={names} className="font-bold" />;
  return (
    <Link to="/suppliers/$supplier" params={{ supplier: slug }} className={LINK}>
      <span>
        <Named name={names} />
      </span>
    </Link>
  );
}

/** How much of what: the only line as the headline's quantity, several of them one by one. */
function Goods({ rfq: { lines, quantity, description, targetCurrency } }: { rfq: Tracked }) {
  const [only, ...others] = lines;
  if (!only || (others.length === 0 && only.description === description)) {
    return (
      <Row term={m.rfq_form_quantity()}>
        <Written>{only ? askedQuantity(only) : quantity}</Written>
        {only && <Target line={only} currency={targetCurrency} />}
      </Row>
    );
  }
  return (
    <Row term={m.rfqs_form_lines()}>
      <ol className="grid list-inside list-decimal gap-1">
        {lines.map((line) => (
          <li key={line.position}>
            <GoodsName goods={line} />
            <span className="block text-sm">
              <Written>{askedQuantity(line)}</Written>
            </span>
            <Target line={line} currency={targetCurrency} />
          </li>
        ))}
      </ol>
    </Row>
  );
}

interface TargetProps {
  line: Pick<Tracked["lines"][number], "targetPriceMinor">;
  currency: Tracked["targetCurrency"];
}

/** The price of one unit that the buyer hopes for, where it named one. */
function Target({ line: { targetPriceMinor }, currency }: TargetProps) {
  if (targetPriceMinor === null || currency === null) return null;
  return (
    <span className="block text-sand-700 text-sm">
      {m.rfqs_asked_target()} <Price minor={targetPriceMinor} currency={currency} />
    </span>
  );
}

/** Where to, on which terms, and until when suppliers may answer. */
function Terms({ rfq: { destinationCountry, destinationCity, incoterm, deadlineAt } }: { rfq: Tracked }) {
  return (
    <>
      {(destinationCountry || destinationCity) && (
        <Row term={m.rfqs_form_destination()}>
          {destinationCountry && countryName(destinationCountry)}
          {destinationCountry && destinationCity && " · "}
          {destinationCity && <Place name={destinationCity} />}
        </Row>
      )}
      {incoterm && (
        <Row term={m.rfqs_form_incoterm()}>
          <Ltr className="font-bold">{incoterm}</Ltr>
          <span className="block text-sand-600 text-sm">{incotermLabels(incoterm)}</span>
        </Row>
      )}
      <Row term={m.rfq_track_until()}>{formatDate(deadlineAt, currentLocale())}</Row>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
      <dt className="text-sand-600 text-sm">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
