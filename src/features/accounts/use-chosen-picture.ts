import { useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { showToast } from "#src/ui/overlay/toaster.tsx";

const SIDE = 512;

export interface ChosenPicture {
  /** What will be sent, once it is made small; nothing where none was chosen or taken. */
  whenReady: () => Promise<Blob | undefined>;
  /** Address of the preview. */
  url?: string | undefined;
  /** Why a file was not taken, in words. */
  refusal?: string | undefined;
  choose: (file: File) => void;
  remove: () => void;
}

type Choice = Pick<ChosenPicture, "url" | "refusal">;

/** A picture that was chosen and made small; it leaves the page with the form, not before. */
export function useChosenPicture(): ChosenPicture {
  const [choice, setChoice] = useState<Choice>({});
  // The form may be sent while a picture is still being made small.
  const latest = useRef<Promise<Blob | undefined>>(Promise.resolve(undefined));
  const choices = useRef(0);
  const take = async (file: File, before: Promise<Blob | undefined>) => {
    const mine = ++choices.current;
    const { blob, refusal } = await prepare(file);
    // Another was chosen meanwhile, or this one removed.
    if (mine !== choices.current) return latest.current;
    if (blob) setChoice({ url: URL.createObjectURL(blob) });
    else {
      setChoice((kept) => ({ ...kept, refusal }));
      void showToast("error", m.auth_failed(), refusal);
    }
    return blob ?? before;
  };
  return {
    ...choice,
    whenReady: () => latest.current,
    choose: (file) => {
      latest.current = take(file, latest.current);
    },
    remove: () => {
      choices.current += 1;
      latest.current = Promise.resolve(undefined);
      setChoice({});
    },
  };
}

/** The picture made small, or in words why not; what makes it small comes with the first picture. */
async function prepare(file: File): Promise<{ blob?: Blob; refusal?: string }> {
  const maker = await import("#src/lib/upload/shrink-picture.ts").catch(() => undefined);
  if (!maker) return { refusal: m.auth_failed_connection_hint() };
  try {
    return { blob: await maker.shrinkPicture(file, { side: SIDE, square: true }) };
  } catch (error) {
    const isTooBig = error instanceof maker.PictureProblem && error.code === "too_big";
    return { refusal: isTooBig ? m.auth_picture_too_big() : m.auth_picture_unreadable() };
  }
}
