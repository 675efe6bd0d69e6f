import { MAX_SAVED } from "#domain/catalogue/saved.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { showToast } from "../overlay/toaster.tsx";

/** Says why something was not saved, or not taken back. */
export function tellSavingFailed(error: unknown, wanted: boolean): void {
  void showToast("error", wanted ? saveFailureLabels(error) : m.catalogue_unsave_failed());
}

function saveFailureLabels(error: unknown): string {
  switch (toCallFailure(error).code) {
    case "BAD_INPUT":
      return m.catalogue_save_full({ number: formatNumber(MAX_SAVED, currentLocale()) });
    case "NOT_FOUND":
      return m.catalogue_save_gone();
    default:
      return m.catalogue_save_failed();
  }
}
