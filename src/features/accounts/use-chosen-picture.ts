import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
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
    const { blob, refusal } = await prepare(file);
    if (blob) return setChoice({ blob, url: URL.createObjectURL(blob) });
    setChoice((before) => ({ ...before, refusal }));
    void showToast("error", m.auth_failed(), refusal);
  };
  return { blob: choice.blob, url: choice.url, refusal: choice.refusal, choose, remove: () => setChoice({}) };
}

/** The picture made small, or in words why not; what makes it small comes with the first picture. */
async function prepare(file: File): Promise<{ blob?: Blob; refusal?: string }> {
  const maker = await import("#src/lib/shrink-picture.ts").catch(() => undefined);
  if (!maker) return { refusal: m.auth_failed_connection_hint() };
  try {
    return { blob: await maker.shrinkPicture(file, { side: SIDE, square: true }) };
  } catch (error) {
    const isTooBig = error instanceof maker.PictureProblem && error.code === "too_big";
    return { refusal: isTooBig ? m.auth_picture_too_big() : m.auth_picture_unreadable() };
  }
}
