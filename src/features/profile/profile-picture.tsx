import { Camera, Trash2 } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button } from "#src/ui/button.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import type { Profile } from "./profile-screen.tsx";
import { profileToast } from "./profile-toast.ts";
import { type ChosenPicture, usePicture } from "./use-picture.ts";

/** The picture with its round button; a chosen one is looked at before it is stored (spec §2). */
export function ProfilePicture({ profile }: { profile: Profile }) {
  const { chosen, choose, upload, cancel } = usePicture();
  return (
    <div className="grid shrink-0 justify-items-center gap-3">
      <div className="relative rounded-full border-4 border-brass-300 bg-white p-1">
        {chosen ? (
          <img
            src={chosen.url}
            alt={m.profile_picture_preview()}
            width={112}
            height={112}
            className="size-28 rounded-full object-cover"
          />
        ) : (
          <Avatar name={profile.name} path={profile.avatarPath} size="large" />
        )}
        {!chosen && <ChooseButton onChoose={choose} />}
      </div>
      {chosen ? (
        <PreviewActions chosen={chosen} onConfirm={() => void upload()} onCancel={cancel} />
      ) : (
        profile.avatarPath && <RemovePicture />
      )}
    </div>
  );
}

function ChooseButton({ onChoose }: { onChoose: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void onChoose(file);
    // The same file may be chosen again.
    event.target.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        onChange={take}
        aria-label={m.profile_picture_choose()}
        className="hidden"
      />
      <button
        type="button"
        aria-label={m.profile_picture_choose()}
        onClick={() => input.current?.click()}
        className="absolute -end-2 -bottom-2 grid size-12 place-items-center rounded-full border-4 border-white bg-gulf-800 text-white shadow-raised hover:bg-gulf-700"
      >
        <Camera aria-hidden size={20} />
      </button>
    </>
  );
}

interface PreviewActionsProps {
  chosen: ChosenPicture;
  onConfirm: () => void;
  onCancel: () => void;
}

function PreviewActions({ chosen, onConfirm, onCancel }: PreviewActionsProps) {
  if (chosen.state === "uploading") {
    return (
      <div className="grid w-44 gap-1.5 text-center">
        <p role="status" className="text-sand-700 text-sm">
          {m.profile_picture_uploading()}
        </p>
        <ProgressBar label={m.profile_picture_uploading()} share={chosen.share} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button type="button" onClick={onConfirm}>
        {chosen.state === "failed" ? m.profile_picture_again() : m.profile_picture_confirm()}
      </Button>
      <Button type="button" variant="secondary" onClick={onCancel}>
        {m.profile_picture_cancel()}
      </Button>
    </div>
  );
}

function RemovePicture() {
  const session = useSessionStore();
  const [isAsking, setAsking] = useState(false);
  const removal = api.account.removeAvatar.useMutation({
    onSuccess: async () => {
      await session.refresh();
      setAsking(false);
      profileToast("success", m.profile_picture_removed());
    },
    onError: () => profileToast("error", m.profile_unexpected()),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-clay-700 text-sm underline-offset-4 hover:underline"
      >
        <Trash2 aria-hidden size={16} /> {m.profile_picture_remove()}
      </button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.profile_picture_remove_title()}
        description={m.profile_picture_remove_text()}
        confirm={m.profile_picture_remove()}
        onConfirm={() => removal.mutate()}
        isBusy={removal.isPending}
      />
    </>
  );
}
