import type { Incoterm } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";

const SENTENCES: Record<Incoterm, () => string> = {
  EXW: m.quotes_incoterm_exw,
  FCA: m.quotes_incoterm_fca,
  FAS: m.quotes_incoterm_fas,
  FOB: m.quotes_incoterm_fob,
  CFR: m.quotes_incoterm_cfr,
  CIF: m.quotes_incoterm_cif,
  CPT: m.quotes_incoterm_cpt,
  CIP: m.quotes_incoterm_cip,
  DAP: m.quotes_incoterm_dap,
  DPU: m.quotes_incoterm_dpu,
  DDP: m.quotes_incoterm_ddp,
};

/** What an Incoterm means, in one plain sentence; nothing for no term. */
export function incotermSentence(term: string): string {
  const known = Object.entries(SENTENCES).find(([code]) => code === term);
  return known ? known[1]() : m.quotes_form_incoterm_hint();
}
