import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { DOCUMENT_PREFIXES, type OrderDocumentName } from "#domain/orders/order-reference.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { DocumentLanguages } from "#src/ui/document/document-languages.tsx";
import { BackArrow } from "#src/ui/forward-icon.tsx";
import { chipClass } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { DocumentSearch } from "./document-search.ts";
import { DOCUMENT_TITLES } from "./document-titles.ts";
import { OrderDocumentSheet } from "./order-document.tsx";

interface DocumentScreenProps {
  reference: string;
  search: DocumentSearch;
  /** Where documents are verified. */
  verifyAddress: string;
}

// Keys of the table are the documents.
const DOCUMENTS = Object.keys(DOCUMENT_PREFIXES) as OrderDocumentName[];

/** A document of an order as it will be printed, with the choice of document and language above it. */
export function DocumentScreen({ reference, search, verifyAddress }: DocumentScreenProps) {
  const [page] = api.orders.one.useSuspenseQuery({ reference });
  const document = search.document ?? "order";
  const language = search.language ?? currentLocale();
  return (
    <Container className="grid gap-5 py-4 sm:py-6 print:max-w-none print:p-0">
      <header className="grid min-w-0 gap-3 print:hidden">
        <Link
          to="/orders/$reference"
          params={{ reference }}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-gulf-800 underline-offset-4 hover:underline"
        >
          <BackArrow size={18} /> <Ltr>{reference}</Ltr>
        </Link>
        <h1 className="text-3xl text-gulf-900">
          {labelOf(DOCUMENT_TITLES, document, {}, { locale: currentLocale() })}
        </h1>
        <ChipRow label={m.documents_choose_document()}>
          {DOCUMENTS.map((one) => (
            <li key={one} className="shrink-0">
              <ChoiceLink search={{ ...search, document: one }} isActive={one === document}>
                {labelOf(DOCUMENT_TITLES, one, {}, { locale: currentLocale() })}
              </ChoiceLink>
            </li>
          ))}
        </ChipRow>
        <DocumentLanguages
          language={language}
          linkTo={(one, isActive, _, name) => (
            <ChoiceLink search={{ ...search, language: one }} isActive={isActive}>
              {name}
            </ChoiceLink>
          )}
        />
        <Button type="button" onClick={() => window.print()} className="justify-self-start max-sm:w-full">
          <Printer aria-hidden size={20} /> {m.documents_print()}
        </Button>
      </header>
      <OrderDocumentSheet page={page} document={document} language={language} verifyAddress={verifyAddress} />
    </Container>
  );
}

function ChoiceLink(props: { search: DocumentSearch; isActive: boolean; children: ReactNode }) {
  return (
    <Link
      to="."
      search={props.search}
      replace
      className={chipClass(props.isActive)}
      {...(props.isActive ? { "aria-current": "true" as const } : {})}
    >
      {props.children}
    </Link>
  );
}
