import { Camera, Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { ChosenPicture } from "./use-chosen-picture.ts";

const BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-md border px-3 font-bold text-sm leading-snug hover:bg-gulf-50";

/** The optional picture of the sign-up (spec §2): choose, look at it, change, remove. */
export function PictureChoice({ picture }: { picture: ChosenPicture }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (field: HTMLInputElement | null) => {
    const file = field?.files?.[0];
    if (!field || !file) return;
    // The same file may be chosen again after it was removed.
    field.value = "";
    picture.choose(file);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before this form lived, once
  useEffect(() => take(input.current), []);
  return (
    <fieldset className="flex flex-wrap items-center gap-4 rounded-lg border border-sand-200 bg-sand-50 p-4">
      <legend className="sr-only">{m.auth_picture()}</legend>
      <Preview url={picture.url} />
      <div className="grid min-w-0 grow gap-1.5">
        <p aria-hidden className="font-bold text-gulf-900 text-sm">
          {m.auth_picture()} <span className="ms-0.5 font-normal text-sand-600 text-xs">{m.forms_optional()}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-describedby={`${id}-hint`}
            aria-controls={`${id}-files`}
            onClick={() => input.current?.click()}
            className={`${BUTTON} border-gulf-300 bg-white text-gulf-800`}
          >
            <Camera aria-hidden size={18} />
            {picture.url ? m.auth_picture_change() : m.auth_picture_choose()}
          </button>
          {picture.url && (
            <button
              type="button"
              onClick={picture.remove}
              className={`${BUTTON} border-transparent text-clay-700 hover:bg-clay-50`}
            >
              <Trash2 aria-hidden size={18} />
              {m.auth_picture_remove()}
            </button>
          )}
        </div>
        <p id={`${id}-hint`} className={picture.refusal ? "font-bold text-clay-700 text-xs" : "text-sand-600 text-xs"}>
          {picture.refusal ?? m.auth_picture_hint()}
        </p>
      </div>
      <input
        ref={input}
        id={`${id}-files`}
        type="file"
        accept="image/*"
        aria-label={m.auth_picture()}
        onChange={({ target }) => take(target)}
        className="hidden"
      />
    </fieldset>
  );
}

function Preview({ url }: { url: string | undefined }) {
  // A preview takes memory until it is given back.
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  if (url) {
    return <img src={url} alt={m.auth_picture_chosen()} className="size-20 rounded-full object-cover shadow-card" />;
  }
  return (
    <span
      aria-hidden
      className="grid size-20 place-items-center rounded-full border border-sand-300 border-dashed bg-white text-sand-600"
    >
      <Camera size={28} />
    </span>
  );
}
