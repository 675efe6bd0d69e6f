import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useSessionStore } from "#src/lib/session/session.ts";
import { PictureProblem, shrinkPicture } from "#src/lib/upload/shrink-picture.ts";
import { uploadAvatar } from "#src/lib/upload/upload.ts";
import { profileToast } from "./profile-toast.ts";

/** Enough for the largest place it stands in, on the sharpest screens. */
const SIDE = 512;

/** A picture that was chosen and is not stored yet (spec §4: previewing, uploading, failed). */
export interface ChosenPicture {
  blob: Blob;
  /** Address of the preview, of this page alone. */
  url: string;
  state: "previewing" | "uploading" | "failed";
  /** How much has left, from 0 to 1. */
  share: number;
}

/** Choosing, looking at and storing a profile picture. Cancelling leaves the stored one as it is. */
export function usePicture() {
  const session = useSessionStore();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const url = chosen?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const choose = async (file: File) => {
    try {
      const blob = await shrinkPicture(file, { side: SIDE, square: true });
      setChosen({ blob, url: URL.createObjectURL(blob), state: "previewing", share: 0 });
    } catch (error) {
      profileToast("error", problemLabels(error));
    }
  };
  const upload = async () => {
    if (!chosen) return;
    setChosen({ ...chosen, state: "uploading", share: 0 });
    const onProgress = (share: number) => setChosen((now) => now && { ...now, share });
    try {
      await uploadAvatar(chosen.blob, { onProgress });
      await session.refresh();
      setChosen(undefined);
      profileToast("success", m.profile_picture_saved());
    } catch {
      setChosen((now) => now && { ...now, state: "failed" });
      profileToast("error", m.profile_picture_failed());
    }
  };
  return { chosen, choose, upload, cancel: () => setChosen(undefined) };
}

function problemLabels(error: unknown): string {
  if (!(error instanceof PictureProblem)) return m.profile_picture_failed();
  return error.code === "too_big" ? m.profile_picture_too_big() : m.profile_picture_unreadable();
}
