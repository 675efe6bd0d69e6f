import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Loading } from "#src/ui/loading.tsx";
import type { PaperLanguage } from "#src/ui/paper-language.ts";
import { PaperLanguages } from "#src/ui/paper-languages.tsx";
import { Container } from "#src/ui/section.tsx";
import { QuotePaper } from "./quote-paper.tsx";
import { isMissing, standingOf } from "./thread.ts";

interface PaperScreenProps {
  id: string;
  language: PaperLanguage;
  /** Where papers are verified. */
  verifyAddress: string;
}

/** A quote as paper, in a language of one's choice; the browser prints it. */
export function PaperScreen({ id, language, verifyAddress }: PaperScreenProps) {
  const read = api.quotes.thread.useQuery({ id });
  const standing = read.data && standingOf(read.data);
  return (
    <Container className="grid gap-5 py-6 print:block print:max-w-none print:p-0">
      <div className="grid gap-3 print:hidden">
        <h1 className="text-2xl text-gulf-900">{m.quotes_paper_title()}</h1>
        <PaperLanguages
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
          <Button type="button" disabled={!standing} onClick={() => window.print()}>
            <Printer aria-hidden size={18} /> {m.papers_print()}
          </Button>
          <Button asChild look="secondary">
            <Link to="/quotes/$id" params={{ id }}>
              {m.quotes_paper_back()}
            </Link>
          </Button>
        </div>
      </div>
      {read.data && standing ? (
        <QuotePaper thread={read.data} version={standing} language={language} verifyAddress={verifyAddress} />
      ) : read.data ? (
        <EmptyState title={m.quotes_paper_none()} />
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
