import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { PictureProblem } from "#src/lib/shrink-picture.ts";

/** What the server says of a picture (worker/catalogue/manage/upload-picture.ts). */
const FLAWS: Record<string, () => string> = {
  not_a_picture: m.products_flaw_not_a_picture,
  broken_picture: m.products_flaw_broken,
  too_many_pixels: m.products_flaw_too_many_pixels,
};

/** Why a picture did not arrive, and what to do about it. */
export function pictureProblemWords(error: unknown): string {
  if (error instanceof PictureProblem) {
    return error.code === "too_big" ? m.products_flaw_too_large() : m.products_flaw_not_a_picture();
  }
  const { code, issues } = toCallFailure(error);
  switch (code) {
    case "TOO_LARGE":
      return m.products_flaw_too_large();
    case "UNAVAILABLE":
      return m.products_flaw_connection();
    case "RATE_LIMITED":
      return m.products_flaw_rate();
    default:
      return FLAWS[issues[0]?.code ?? ""]?.() ?? m.products_flaw_other();
  }
}
