import { createElement, Fragment, type ReactNode } from "react";

/** Left-to-right material inside a text of any direction: phones, codes, prices, sizes (experience: checklist 5). */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** A name or text that somebody wrote: its own direction, isolated from what surrounds it. */
export function Written({ children, className, lang }: { children: ReactNode; className?: string; lang?: string }) {
  return (
    <bdi dir="auto" className={className} lang={lang}>
      {children}
    </bdi>
  );
}

/** The number of a document, with the marks that set it apart from its sentence. */
const DOCUMENT_NUMBER = /(\u2066?[A-Z]{2,3}-\d{4}-[A-Z\d]{6}\u2069?)/;

const UNBROKEN = { className: "whitespace-nowrap" };

/** A sentence of the site with numbers of documents in it, which no line breaks at their hyphens. */
export function Sentence({ text }: { text: string }) {
  const parts = text.split(DOCUMENT_NUMBER);
  const shown = parts.map((part, at) => (at % 2 === 0 ? part : createElement("span", UNBROKEN, part)));
  return createElement(Fragment, null, ...shown);
}
