import type { MissingPart } from "#domain/catalogue/product-form.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";
import { useEditor } from "./editor-context.ts";
import { leadTo, SECTIONS } from "./sections.ts";

const PARTS: Record<MissingPart, { words: () => string; section: string }> = {
  picture: { words: m.products_missing_picture, section: SECTIONS.pictures },
  texts: { words: m.products_missing_texts, section: SECTIONS.texts },
};

/** What a review still needs, each with the way to its section. */
export function MissingParts() {
  const { checked } = useEditor();
  if (!checked || checked.missing.length === 0) return null;
  return (
    <Notice title={m.products_missing_title()}>
      <ul className="grid">
        {checked.missing.map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => leadTo(PARTS[part].section)}
              className="inline-flex min-h-11 items-center text-start font-bold text-base underline underline-offset-4"
            >
              {PARTS[part].words()}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
