import * as z from "zod";
import { oneTimeCode, SHORT_CODE_DIGITS } from "#domain/kernel/one-time-code.ts";
import { REFERENCE_PATTERN } from "./rfq-reference.ts";

/** 256 bits; the key of a request whose links were ended before carries how often behind them. */
const linkKey = z.string().regex(/^[A-Za-z0-9_-]{43}(?:[1-9]\d{0,3})?$/);

/** What the link in a guest's mail carries: the request's reference and the key that opens it. */
export const rfqLinkSchema = z.strictObject({
  reference: z.string().max(20).toUpperCase().regex(REFERENCE_PATTERN),
  key: linkKey,
});

/** What confirming takes besides: a proof that stands in the mail alone, so that only who reads that mailbox has it. */
export const confirmRfqSchema = rfqLinkSchema.extend({ proof: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** As {@link confirmRfqSchema}, on the page that sent the request: the code of the mail instead of its link. */
export const confirmByCodeSchema = rfqLinkSchema.extend({ code: oneTimeCode(SHORT_CODE_DIGITS) });

/** Without a key only the account that sent the request may see it; the proof says that the mail was read. */
export const trackRfqSchema = confirmRfqSchema.partial({ key: true, proof: true });

export type TrackRfq = z.output<typeof trackRfqSchema>;
export type ConfirmRfq = z.output<typeof confirmRfqSchema>;
export type ConfirmByCode = z.output<typeof confirmByCodeSchema>;
export type RfqLink = z.output<typeof rfqLinkSchema>;
