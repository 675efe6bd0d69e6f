import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { PictureProblem, shrinkPicture } from "#src/lib/shrink-picture.ts";
import { showToast } from "#src/ui/toaster.tsx";

const SIDE = 512;

export interface ChosenPicture {
  /** What will be sent. */
  blob: Blob | undefined;
  /** Address of the preview. */
  url: string | undefined;
  /** Why a file was not taken, in words. */
  refusal: string | undefined;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

interface Choice {
  blob?: Blob;
  url?: string;
  refusal?: string;
}

/** A picture that was chosen and made small; it leaves the page with the form, not before. */
export function useChosenPicture(): ChosenPicture {
  const [choice, setChoice] = useState<Choice>({});
  const choose = async (file: File) => {
    try {
      const blob = await shrinkPicture(file, { side: SIDE, square: true });
      setChoice({ blob, url: URL.createObjectURL(blob) });
    } catch (error) {
      const isTooBig = error instanceof PictureProblem && error.code === "too_big";
      const refusal = isTooBig ? m.auth_picture_too_big() : m.auth_picture_unreadable();
      setChoice((before) => ({ ...before, refusal }));
      void showToast("error", m.auth_failed(), refusal);
    }
  };
  return { blob: choice.blob, url: choice.url, refusal: choice.refusal, choose, remove: () => setChoice({}) };
}
