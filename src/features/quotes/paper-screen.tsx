import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Container } from "#src/ui/section.tsx";
import { LineSkeletons } from "#src/ui/skeleton.tsx";
import { QuotePaper } from "./quote-paper.tsx";
import type { PaperLanguage } from "./quote-search.ts";
import { standingOf } from "./thread.ts";

const CHOICES: [PaperLanguage, string][] = [
  ["ar", "العربية"],
  ["en", "English"],
  ["fr", "Français"],
  ["ar-en", "العربية – English"],
];

/** A quote as paper, in a language of one's choice; the browser prints it. */
export function PaperScreen({ id, language }: { id: string; language: PaperLanguage }) {
  const read = api.quotes.thread.useQuery({ id });
  const standing = read.data && standingOf(read.data);
  return (
    <Container className="grid gap-5 py-6 print:block print:max-w-none print:p-0">
      <div className="grid gap-3 print:hidden">
        <h1 className="text-2xl text-gulf-900">{m.quotes_paper_title()}</h1>
        <ChipRow label={m.quotes_paper_language()}>
          {CHOICES.map(([choice, name]) => (
            <li key={choice} className="shrink-0">
              <Link
                to="/quotes/$id/print"
                params={{ id }}
                search={{ language: choice }}
                replace
                aria-current={choice === language}
                className={chipClass(choice === language)}
              >
                <bdi lang={choice.slice(0, 2)}>{name}</bdi>
              </Link>
            </li>
          ))}
        </ChipRow>
        <div className="flex flex-wrap gap-3">
          <Button type="button" disabled={!standing} onClick={() => window.print()}>
            <Printer aria-hidden size={18} /> {m.quotes_paper_print()}
          </Button>
          <Button asChild look="secondary">
            <Link to="/quotes/$id" params={{ id }}>
              {m.quotes_paper_back()}
            </Link>
          </Button>
        </div>
      </div>
      {read.data && standing ? (
        <QuotePaper thread={read.data} version={standing} language={language} />
      ) : read.data ? (
        <EmptyState title={m.quotes_paper_none()} />
      ) : read.isError ? (
        <LoadFailed onRetry={() => void read.refetch()} isBusy={read.isFetching} />
      ) : (
        <LineSkeletons count={12} />
      )}
    </Container>
  );
}
