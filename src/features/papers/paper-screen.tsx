import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { type OrderPaper, PAPER_PREFIXES } from "#domain/orders/order-reference.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/lib/label-of.ts";
import { api } from "#src/lib/trpc.ts";
import { Ltr } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import { BackArrow } from "#src/ui/forward-icon.tsx";
import { PaperLanguages } from "#src/ui/paper-languages.tsx";
import { Container } from "#src/ui/section.tsx";
import { OrderPaperSheet } from "./order-paper.tsx";
import type { PaperSearch } from "./paper-search.ts";
import { PAPER_TITLES } from "./paper-titles.ts";

interface PaperScreenProps {
  reference: string;
  search: PaperSearch;
  /** Where papers are verified. */
  verifyAddress: string;
}

// Keys of the table are the papers.
const PAPERS = Object.keys(PAPER_PREFIXES) as OrderPaper[];

/** A paper of an order as it will be printed, with the choice of paper and language above it. */
export function PaperScreen({ reference, search, verifyAddress }: PaperScreenProps) {
  const [page] = api.orders.one.useSuspenseQuery({ reference });
  const paper = search.paper ?? "order";
  const language = search.language ?? currentLocale();
  return (
    <Container className="grid gap-5 py-4 sm:py-6 print:max-w-none print:p-0">
      <header className="grid gap-3 print:hidden">
        <Link
          to="/orders/$reference"
          params={{ reference }}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-gulf-800 underline-offset-4 hover:underline"
        >
          <BackArrow size={18} /> <Ltr>{reference}</Ltr>
        </Link>
        <h1 className="text-3xl text-gulf-900">{labelOf(PAPER_TITLES, paper, {}, { locale: currentLocale() })}</h1>
        <ChipRow label={m.papers_choose_paper()}>
          {PAPERS.map((one) => (
            <li key={one} className="shrink-0">
              <ChoiceLink search={{ ...search, paper: one }} isActive={one === paper}>
                {labelOf(PAPER_TITLES, one, {}, { locale: currentLocale() })}
              </ChoiceLink>
            </li>
          ))}
        </ChipRow>
        <PaperLanguages
          language={language}
          linkTo={(one, isActive, _, name) => (
            <ChoiceLink search={{ ...search, language: one }} isActive={isActive}>
              {name}
            </ChoiceLink>
          )}
        />
        <Button type="button" onClick={() => window.print()} className="justify-self-start max-sm:w-full">
          <Printer aria-hidden size={20} /> {m.papers_print()}
        </Button>
      </header>
      <OrderPaperSheet page={page} paper={paper} language={language} verifyAddress={verifyAddress} />
    </Container>
  );
}

function ChoiceLink(props: { search: PaperSearch; isActive: boolean; children: ReactNode }) {
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
