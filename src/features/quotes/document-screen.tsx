import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import type { DocumentLanguage } from "#src/ui/document/document-language.ts";
import { DocumentLanguages } from "#src/ui/document/document-languages.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Container } from "#src/ui/section.tsx";
import { QuoteDocument } from "./quote-document.tsx";
import { currentVersionOf, isMissing } from "./thread.ts";

interface DocumentScreenProps {
  id: string;
  language: DocumentLanguage;
  /** Where documents are verified. */
  verifyAddress: string;
}

/** A quote as paper, in a language of one's choice; the browser prints it. */
export function DocumentScreen({ id, language, verifyAddress }: DocumentScreenProps) {
  const read = api.quotes.thread.useQuery({ id });
  const current = read.data && currentVersionOf(read.data);
  return (
    <Container className="grid gap-5 py-6 print:block print:max-w-none print:p-0">
      <div className="grid gap-3 print:hidden">
        <h1 className="text-2xl text-gulf-900">{m.quotes_document_title()}</h1>
        <DocumentLanguages
          language={language}
          linkTo={(choice, isActive, className, name) => (
            <Link
              to="/quotes/$id/print"
              params={{ id }}
              search={{ language: choice }}
              replace
              className={className}
              {...(isActive ? { "aria-current": "true" as const } : {})}
            >
              {name}
            </Link>
          )}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="button" disabled={!current} onClick={() => window.print()}>
            <Printer aria-hidden size={18} /> {m.documents_print()}
          </Button>
          <Button asChild variant="secondary">
            <Link to="/quotes/$id" params={{ id }}>
              {m.quotes_document_back()}
            </Link>
          </Button>
        </div>
      </div>
      {read.data && current ? (
        <QuoteDocument thread={read.data} version={current} language={language} verifyAddress={verifyAddress} />
      ) : read.data ? (
        <EmptyState title={m.quotes_document_none()} />
      ) : read.isError && isMissing(read.error) ? (
        <EmptyState title={m.quotes_missing()} description={m.quotes_missing_text()} />
      ) : read.isError ? (
        <LoadFailed onRetry={() => void read.refetch()} isBusy={read.isFetching} />
      ) : (
        <Loading lines={12} />
      )}
    </Container>
  );
}
