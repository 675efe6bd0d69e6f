import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { directionOf } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "./bdi.tsx";
import { type PaperWords, Said, type Tongue } from "./paper-tongue.tsx";

interface PaperSheetProps {
  tongue: Tongue;
  title: PaperWords;
  /** Numbers and dates, as pairs of a name and a value. */
  facts: readonly [PaperWords, ReactNode][];
  number: string;
  code: string;
  /** Where anybody can check the paper, in full. */
  verifyAddress: string;
  children: ReactNode;
}

/** A sheet as it will be printed: black on white, in its own language and direction whatever the page's. */
export function PaperSheet({ tongue, title, facts, number, code, verifyAddress, children }: PaperSheetProps) {
  return (
    <article
      lang={tongue.main}
      dir={directionOf(tongue.main)}
      className="grid min-w-0 gap-6 rounded-xl border border-sand-300 bg-white p-4 text-start text-sm leading-relaxed sm:p-10 print:rounded-none print:border-0 print:p-0 print:text-xs"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-gulf-900 border-b-2 pb-4">
        <div>
          <p className="font-bold text-brass-700">
            <Said tongue={tongue} words={m.shell_brand} />
          </p>
          <h2 className="text-2xl text-gulf-900 leading-snug">
            <Said tongue={tongue} words={title} />
          </h2>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4">
          {facts.map(([name, value]) => (
            <div key={name({}, { locale: "en" })} className="contents">
              <dt>
                <Said tongue={tongue} words={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
      <PaperFoot tongue={tongue} number={number} code={code} verifyAddress={verifyAddress} />
    </article>
  );
}

/** How to tell a real paper from a forged one. */
function PaperFoot({
  tongue,
  number,
  code,
  verifyAddress,
}: Pick<PaperSheetProps, "tongue" | "number" | "code" | "verifyAddress">) {
  return (
    <footer className="grid gap-1 border-gulf-900 border-t-2 pt-3 break-inside-avoid">
      <p className="font-bold">
        <Said tongue={tongue} words={m.papers_verify} />
      </p>
      <p>
        <Link
          to="/verify"
          search={{ number, code }}
          className="inline-flex min-h-11 items-center text-gulf-800 underline underline-offset-4 print:min-h-0 print:text-black print:no-underline"
        >
          <Ltr className="wrap-anywhere">{verifyAddress}</Ltr>
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-6">
        <span>
          <Said tongue={tongue} words={m.papers_number} />: <Ltr className="font-bold">{number}</Ltr>
        </span>
        <span>
          <Said tongue={tongue} words={m.papers_code} />: <Ltr className="font-bold tracking-wider">{code}</Ltr>
        </span>
      </p>
      <p className="text-sand-700">
        <Said tongue={tongue} words={m.papers_no_money_held} />
      </p>
    </footer>
  );
}
