import { Link } from "@tanstack/react-router";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { usePublicRefresh } from "./use-public-refresh.ts";

interface PublishPanelProps {
  tip: ApiOutputs["editor"]["tip"];
  version: number;
  onVersion: (version: number) => void;
  /** Something is typed that is not saved: it would not be what the public gets. */
  isDirty: boolean;
}

/** Whether the public sees the tip, and the button that changes it. */
export function PublishPanel({ tip, version, onVersion, isDirty }: PublishPanelProps) {
  const { id, slug, publishedAt } = tip;
  const isPublished = publishedAt !== null;
  const refresh = usePublicRefresh();
  const publishing = api.editor.publishTip.useMutation({
    onSuccess: (done) => {
      onVersion(done.version);
      void showToast("success", isPublished ? m.editor_withdrawn() : m.editor_published_now());
    },
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.editor_stale_title() : m.editor_failed());
    },
    onSettled: refresh,
  });
  return (
    <Panel
      title={isPublished ? m.editor_published() : m.editor_draft()}
      intro={
        isPublished
          ? m.editor_published_since({ time: formatDateTime(publishedAt, currentLocale()) })
          : m.editor_draft_intro()
      }
      action={
        <Button
          type="button"
          variant={isPublished ? "secondary" : "primary"}
          busy={publishing.isPending}
          disabled={isDirty}
          onClick={() => publishing.mutate({ id, version, isPublished: !isPublished })}
        >
          {isPublished ? m.editor_withdraw() : m.editor_publish()}
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sand-700 text-sm">
        <Badge tone={isPublished ? "leaf" : "brass"}>{isPublished ? m.editor_published() : m.editor_draft()}</Badge>
        <bdi dir="ltr" className="break-all">
          /tips/{slug}
        </bdi>
        {isPublished && (
          <Link to="/tips/$tip" params={{ tip: slug }} className={TEXT_LINK}>
            {m.editor_open_page()}
          </Link>
        )}
        {isDirty && <span>{m.editor_save_first()}</span>}
      </p>
    </Panel>
  );
}
