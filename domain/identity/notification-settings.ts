import * as z from "zod";

/** What one can be told about. Mails on the safety of the account are not among them: they always come. */
export const NOTICE_KINDS = ["requests", "orders", "messages", "reviews"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const NOTICE_CHANNELS = ["app", "email"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

const channels = z.strictObject({ app: z.boolean(), email: z.boolean() });

/** Each kind with its channels. */
export const noticeSettingsSchema = z.strictObject({
  requests: channels,
  orders: channels,
  messages: channels,
  reviews: channels,
}) satisfies z.ZodType<Record<NoticeKind, Record<NoticeChannel, boolean>>>;
export type NoticeSettings = z.output<typeof noticeSettingsSchema>;

/** Of a new account: everything that belongs to its own trade. */
export const DEFAULT_NOTICES: NoticeSettings = {
  requests: { app: true, email: true },
  orders: { app: true, email: true },
  messages: { app: true, email: true },
  reviews: { app: true, email: true },
};

/** Settings as they were stored, perhaps by an older version: what is missing takes its default, and
 * a kind that is no more is left out. */
export function readNotices(stored: unknown): NoticeSettings {
  const known = typeof stored === "object" && stored !== null ? stored : {};
  const parsed = noticeSettingsSchema.strip().safeParse({ ...DEFAULT_NOTICES, ...known });
  return parsed.success ? parsed.data : DEFAULT_NOTICES;
}
