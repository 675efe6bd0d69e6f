/** The sections of the editor by the id of their element. */
export const SECTIONS = {
  pictures: "product-pictures",
  texts: "product-texts",
  facts: "product-facts",
  terms: "product-terms",
  certificates: "product-certificates",
} as const;

/** Shows a section and puts the focus on its heading's section, for those who don't see the page move. */
export function leadTo(section: string): void {
  const place = document.getElementById(section);
  place?.scrollIntoView({ block: "start" });
  place?.focus({ preventScroll: true });
}

/** Leads to the first field that is refused; to the texts when it stands in a language that is not shown. */
export function leadToRefused(): void {
  const field = document.querySelector("main [aria-invalid='true']");
  if (field instanceof HTMLElement) {
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  } else leadTo(SECTIONS.texts);
}
