import * as z from "zod";
import { NOTICE_KINDS } from "./notification-settings.ts";

/** Notices of a page of the list. */
export const NOTICES_PER_PAGE = 20;

const noticeId = z.string().min(1).max(64);

/** Where a page of notices begins: behind the last one of the page before it. */
const noticeCursor = z.strictObject({ at: z.number().int().min(0), id: noticeId });
export type NoticeCursor = z.output<typeof noticeCursor>;

/** A page of one's notices, the newest first; of one kind where it is named. */
export const listNoticesSchema = z.strictObject({
  kind: z.enum(NOTICE_KINDS).optional(),
  cursor: noticeCursor.nullish(),
});
export type ListNotices = z.output<typeof listNoticesSchema>;

/** Some notices, or all that are there by now, of one kind where it is named. */
export const readNoticesSchema = z.union([
  z.strictObject({ ids: z.array(noticeId).min(1).max(50) }),
  z.strictObject({ all: z.literal(true), kind: z.enum(NOTICE_KINDS).optional() }),
]);
export type ReadNotices = z.output<typeof readNoticesSchema>;
