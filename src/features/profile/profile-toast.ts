import { m } from "#i18n/paraglide/messages.js";
import { showToast } from "#src/ui/overlay/toaster.tsx";

/** The profile's messages under the spec's two titles (§8). */
export function profileToast(tone: "success" | "error", text: string): void {
  void showToast(tone, tone === "success" ? m.profile_done() : m.profile_error(), text);
}
