import { useNavigate, useRouterState } from "@tanstack/react-router";
import { MessageCircle } from "lucide-react";
import { safeReturnTo } from "#domain/identity/return-to.ts";
import type { ContextKind } from "#domain/messaging/message-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type CallFailure, toCallFailure } from "#src/lib/calls/errors.ts";
import { createSendingIntent } from "#src/lib/calls/sending-intent.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { messageDraft, suggestWords } from "#src/lib/drafts/session-draft.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "../button.tsx";
import { showToast } from "./toaster.tsx";

interface MessageButtonProps {
  /** What the conversation is about; the server knows whose it is. */
  about: { kind: ContextKind; id: string };
  /** The other side has an account, as the page's own answer says; without one there is no button. */
  isReachable: boolean;
  /** The company that it leads to, where that may be the reader's own: nobody writes to himself. */
  company?: string;
  /** First words of the message, where none are written yet. */
  draft?: string | undefined;
  label?: string;
  wide?: boolean;
}

/**
 * Opens the conversation with the other side of what is shown. Visitors sign in first and come back; who has not proven the
 * mailbox is led to do so.
 */
export function MessageButton({
  about,
  isReachable,
  company,
  draft,
  label = m.messages_start(),
  wide = false,
}: MessageButtonProps) {
  const { session } = useSession();
  const { start, isStarting } = useStart(about, draft);
  if (!isReachable || (company !== undefined && session?.supplierId === company)) return null;
  return (
    <Button type="button" variant="secondary" wide={wide} busy={isStarting} onClick={start} className="print:hidden">
      <MessageCircle aria-hidden size={18} /> <span className="group-data-bar/bar:sr-only">{label}</span>
    </Button>
  );
}

function useStart(about: MessageButtonProps["about"], draft: string | undefined) {
  const { session } = useSession();
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.href });
  const returnTo = safeReturnTo(here);
  // Those pages say themselves why one has come.
  const search = { ...(returnTo ? { returnTo } : {}), why: "talk" as const };
  const intent = createSendingIntent(`talk:${about.kind}:${about.id}`);
  const starting = api.messages.start.useMutation({
    onSuccess: ({ id }) => {
      intent.forget();
      if (draft) suggestWords(messageDraft(id), draft);
      return navigate({ to: "/messages/$id", params: { id } });
    },
    onError: (error) => {
      const failure = toCallFailure(error);
      if (failure.code === "UNVERIFIED") return void navigate({ to: "/verify-email", search });
      if (failure.code === "UNAUTHENTICATED") return void navigate({ to: "/auth", search });
      void showToast("error", startFailureLabels(failure));
    },
  });
  const start = () => {
    if (!session) return void navigate({ to: "/auth", search });
    if (!session.isVerified) return void navigate({ to: "/verify-email", search });
    starting.mutate({ with: about, idempotencyKey: intent.keyFor(about) });
  };
  return { start, isStarting: starting.isPending };
}

function startFailureLabels({ code, state }: CallFailure): string {
  switch (code) {
    case "CONFLICT":
      return state === "own_company" ? m.messages_start_own() : m.messages_start_unreachable();
    case "NOT_FOUND":
      return m.messages_start_gone();
    case "RATE_LIMITED":
      return m.messages_start_too_many();
    default:
      return m.messages_start_failed();
  }
}
