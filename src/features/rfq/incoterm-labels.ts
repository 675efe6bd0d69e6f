import type { Incoterm } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

const WORDS: Record<Incoterm, () => string> = {
  EXW: m.rfqs_incoterm_exw,
  FCA: m.rfqs_incoterm_fca,
  FAS: m.rfqs_incoterm_fas,
  FOB: m.rfqs_incoterm_fob,
  CFR: m.rfqs_incoterm_cfr,
  CIF: m.rfqs_incoterm_cif,
  CPT: m.rfqs_incoterm_cpt,
  CIP: m.rfqs_incoterm_cip,
  DAP: m.rfqs_incoterm_dap,
  DPU: m.rfqs_incoterm_dpu,
  DDP: m.rfqs_incoterm_ddp,
};

/** What a term means for the buyer, in one plain sentence. */
export function incotermLabels(incoterm: Incoterm): string {
  return labelOf(WORDS, incoterm);
}
