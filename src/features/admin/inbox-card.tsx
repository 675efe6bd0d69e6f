import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { InboxName, InboxState } from "#domain/admin/inbox.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";

interface InboxCardProps {
  inbox: InboxName;
  item: { id: string; status: InboxState; createdAt: number; email: string; phone?: string; locale: Locale };
  title: string;
  /** Who sent it. */
  sender: string;
  badge?: ReactNode;
  /** What else can be done with it, beside putting it aside. */
  action?: ReactNode;
  children: ReactNode;
}

const LINK = "inline-flex min-h-11 items-center break-all text-gulf-700 underline underline-offset-4";

/** One thing that a visitor sent: from whom, when, what, and the button that puts it aside. */
export function InboxCard({ inbox, item, title, sender, badge, action, children }: InboxCardProps) {
  const { email, phone, locale, createdAt } = item;
  return (
    <li className="grid min-w-0 gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-break-word min-w-0 text-gulf-900 text-lg">
          <Written>{title}</Written>
        </h2>
        {badge}
      </div>
      <p className="text-sand-600 text-sm">
        <Written>{sender}</Written> · {formatDateTime(createdAt, currentLocale())} · {LANGUAGE_NAMES[locale]}
      </p>
      {children}
      <div className="flex flex-wrap items-center gap-x-5">
        <a href={`mailto:${email}`} className={LINK}>
          <Ltr>{email}</Ltr>
        </a>
        {phone && <PhoneLink phone={phone} className={LINK} />}
        <Link to="/admin/find" search={{ q: email }} className={LINK}>
          {m.admin_inbox_find_sender()}
        </Link>
      </div>
      <div className="flex flex-wrap gap-3">
        {action}
        <SettleButton inbox={inbox} id={item.id} status={item.status} title={title} />
      </div>
    </li>
  );
}

/** What somebody wrote, its line breaks kept. */
export function WrittenText({ children }: { children: string }) {
  return <OwnParagraph text={children} className="wrap-anywhere max-w-prose whitespace-pre-line text-sand-800" />;
}

interface SettleButtonProps {
  inbox: InboxName;
  id: string;
  status: InboxState;
  title: string;
}

/** Puts something aside as done, or back: one click, since the other takes it back. */
function SettleButton({ inbox, id, status, title }: SettleButtonProps) {
  const { admin } = api.useUtils();
  const isDone = status === "done";
  const settling = api.admin.settle.useMutation({
    onSuccess: () => void showToast("success", isDone ? m.admin_inbox_reopened() : m.admin_inbox_settled()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.admin_inbox_stale() : m.admin_inbox_failed());
    },
    onSettled: () => admin.invalidate(),
  });
  const of = { title: isolated(title) };
  return (
    <Button
      type="button"
      variant="secondary"
      busy={settling.isPending}
      aria-label={isDone ? m.admin_inbox_reopen_of(of) : m.admin_inbox_settle_of(of)}
      onClick={() => settling.mutate({ inbox, id, status: isDone ? "new" : "done" })}
    >
      {isDone ? m.admin_inbox_reopen() : m.admin_inbox_settle()}
    </Button>
  );
}
