import type { LinkProps } from "@tanstack/react-router";
import {
  Building2,
  FileClock,
  FileKey2,
  FilePen,
  Flag,
  Lightbulb,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  PackageSearch,
  Scale,
  UserPlus,
  UsersRound,
} from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

type QueueName = keyof ApiOutputs["admin"]["overview"];
export type QueueState = NonNullable<ApiOutputs["admin"]["overview"][QueueName]>;

export interface Queue {
  name: QueueName;
  label: () => string;
  Icon: LucideIcon;
  /** Where its rows are. */
  link: Pick<LinkProps, "to" | "search">;
}

/** The queues that have a list, in the order of the overview. */
export const QUEUES: readonly Queue[] = [
  { name: "proposals", label: m.operators_second_title, Icon: UsersRound, link: { to: "/admin/proposals" } },
  {
    name: "applications",
    label: m.admin_queue_applications,
    Icon: Building2,
    link: { to: "/admin/applications" },
  },
  {
    name: "renewals",
    label: m.admin_queue_renewals,
    Icon: FileClock,
    link: { to: "/admin/applications", search: { status: "renewal" } },
  },
  { name: "companyChanges", label: m.company_changes_queue, Icon: FilePen, link: { to: "/admin/company-changes" } },
  { name: "claims", label: m.claims_queue, Icon: FileKey2, link: { to: "/admin/claims" } },
  {
    name: "productsInReview",
    label: m.admin_queue_products,
    Icon: PackageSearch,
    link: { to: "/admin/products" },
  },
  {
    name: "revisions",
    label: m.admin_queue_revisions,
    Icon: FilePen,
    link: { to: "/admin/products", search: { kind: "revision" } },
  },
  { name: "disputes", label: m.admin_queue_disputes, Icon: Scale, link: { to: "/admin/orders" } },
  { name: "contactMessages", label: m.admin_queue_messages, Icon: MessageSquare, link: { to: "/admin/messages" } },
  { name: "leads", label: m.admin_queue_leads, Icon: UserPlus, link: { to: "/admin/leads" } },
  { name: "tips", label: m.admin_queue_tips, Icon: Lightbulb, link: { to: "/admin/tips" } },
  { name: "reports", label: m.reports_admin_title, Icon: Flag, link: { to: "/admin/reports" } },
  { name: "parkedMails", label: m.admin_queue_mails, Icon: MailWarning, link: { to: "/admin/mails" } },
];
