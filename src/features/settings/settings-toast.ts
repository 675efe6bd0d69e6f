import { m } from "#i18n/paraglide/messages.js";
import { showToast } from "#src/ui/overlay/toaster.tsx";

/** A change that was not stored. */
export function settingsFailure(): void {
  void showToast("error", m.settings_error(), m.settings_not_saved());
}
