import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { PictureProblem } from "#src/lib/upload/shrink-picture.ts";

/** What the server says of a file (worker/suppliers/upload-document.ts). */
const FLAWS: Record<string, () => string> = {
  not_a_document: m.company_flaw_not_a_document,
  not_a_picture: m.company_flaw_not_a_picture,
  broken_document: m.company_flaw_broken,
  broken_picture: m.company_flaw_broken,
  active_content: m.company_flaw_active,
  too_many_pixels: m.company_flaw_too_many_pixels,
  too_many: m.company_files_full,
};

/** Why a file did not arrive, and what to do about it. */
export function uploadProblemLabels(error: unknown): string {
  if (error instanceof PictureProblem) {
    return error.code === "too_big" ? m.company_flaw_too_large() : m.company_flaw_not_a_document();
  }
  const { code, issues } = toCallFailure(error);
  switch (code) {
    case "TOO_LARGE":
      return m.company_flaw_too_large();
    case "UNAVAILABLE":
      return m.company_flaw_connection();
    case "RATE_LIMITED":
      return m.company_flaw_rate();
    default:
      return FLAWS[issues[0]?.code ?? ""]?.() ?? m.company_flaw_other();
  }
}
