import { useNavigate, useRouterState } from "@tanstack/react-router";
import { MessageCircle } from "lucide-react";
import type { ContextKind } from "#domain/messaging/message-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { createSendingIntent } from "#src/lib/sending-intent.ts";
import { useSession } from "#src/lib/session.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";

interface MessageButtonProps {
  /** What the talk is about; the server knows whose it is. */
  about: { kind: ContextKind; id: string };
  label?: string;
  wide?: boolean;
}

/** Opens the conversation with the other side of what is shown; visitors sign in first and come back. */
export function MessageButton({ about, label = m.messages_start(), wide = false }: MessageButtonProps) {
  const { session } = useSession();
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.href });
  const intent = createSendingIntent(`talk:${about.kind}:${about.id}`);
  const starting = api.messages.start.useMutation({
    onSuccess: ({ id }) => {
      intent.forget();
      return navigate({ to: "/messages/$id", params: { id } });
    },
    onError: () => void showToast("error", m.messages_start_failed()),
  });
  const start = () => {
    if (!session) return void navigate({ to: "/auth", search: { returnTo: here } });
    starting.mutate({ with: about, idempotencyKey: intent.keyFor(about) });
  };
  return (
    <Button type="button" look="secondary" wide={wide} busy={starting.isPending} onClick={start}>
      <MessageCircle aria-hidden size={18} /> {label}
    </Button>
  );
}
