import { expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

const WORDS = [
  m.rfq_next_closed,
  m.rfqs_close_text,
  m.rfqs_close_done,
  m.rfqs_invited_title,
  m.mails_rfq_closed_intro,
] as const;

it.each(LOCALES)(
  "what is said in %s of any request speaks of no other suppliers where one company was asked",
  (locale) => {
    for (const words of WORDS) expect(words({}, { locale })).not.toMatch(/supplier|fournisseur|مورّ?د/iu);
  },
);
