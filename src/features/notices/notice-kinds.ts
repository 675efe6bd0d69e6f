import { FileText, MessageCircle, PackageOpen, Star } from "lucide-react";
import type { NoticeKind } from "#domain/identity/notification-settings.ts";
import { m } from "#i18n/paraglide/messages.js";

/** In the order of the settings; the names come as types alone, since the domain's list brings zod with it. */
export const KINDS = {
  requests: { label: m.notices_filter_requests, Icon: FileText },
  orders: { label: m.settings_notice_orders, Icon: PackageOpen },
  messages: { label: m.settings_notice_messages, Icon: MessageCircle },
  reviews: { label: m.settings_notice_reviews, Icon: Star },
} as const satisfies Record<NoticeKind, { label: () => string; Icon: typeof Star }>;
