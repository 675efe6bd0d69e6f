import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { directionOf } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "../text/bdi.tsx";
import { Colon, type DocumentWords, type InLanguage, Said } from "../text/in-language.tsx";

interface DocumentSheetProps {
  documentLocale: InLanguage;
  title: DocumentWords;
  /** Numbers and dates, as pairs of a name and a value. */
  facts: readonly [DocumentWords, ReactNode][];
  number: string;
  code: string;
  /** Where anybody can check the document, in full. */
  verifyAddress: string;
  children: ReactNode;
}

/** A sheet as it will be printed: black on white, in its own language and direction whatever the page's. */
export function DocumentSheet({
  documentLocale,
  title,
  facts,
  number,
  code,
  verifyAddress,
  children,
}: DocumentSheetProps) {
  return (
    <article
      lang={documentLocale.main}
      dir={directionOf(documentLocale.main)}
      className="grid min-w-0 gap-6 rounded-xl border border-sand-300 bg-white p-4 text-start text-sm leading-relaxed sm:p-10 print:rounded-none print:border-0 print:p-0 print:text-xs"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-gulf-900 border-b-2 pb-4">
        <div>
          <p className="font-bold text-brass-700">
            <Said documentLocale={documentLocale} words={m.shell_brand} />
          </p>
          <h2 className="text-2xl text-gulf-900 leading-snug">
            <Said documentLocale={documentLocale} words={title} />
          </h2>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4">
          {facts.map(([name, value]) => (
            <div key={name({}, { locale: "en" })} className="contents">
              <dt>
                <Said documentLocale={documentLocale} words={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
      <DocumentFoot documentLocale={documentLocale} number={number} code={code} verifyAddress={verifyAddress} />
    </article>
  );
}

/** How to tell a real document from a forged one. */
function DocumentFoot({
  documentLocale,
  number,
  code,
  verifyAddress,
}: Pick<DocumentSheetProps, "documentLocale" | "number" | "code" | "verifyAddress">) {
  return (
    <footer className="grid gap-1 border-gulf-900 border-t-2 pt-3 break-inside-avoid">
      <p className="font-bold">
        <Said documentLocale={documentLocale} words={m.documents_verify} />
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
          <Said documentLocale={documentLocale} words={m.documents_number} />
          <Colon documentLocale={documentLocale} />
          <Ltr className="font-bold">{number}</Ltr>
        </span>
        <span>
          <Said documentLocale={documentLocale} words={m.documents_code} />
          <Colon documentLocale={documentLocale} />
          <Ltr className="font-bold tracking-wider">{code}</Ltr>
        </span>
      </p>
      <p className="text-sand-700">
        <Said documentLocale={documentLocale} words={m.documents_no_money_held} />
      </p>
    </footer>
  );
}
