import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { currentDirection } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { chosenScheme, onScheme } from "#src/lib/color-scheme.ts";
import { TOASTS_ABOVE } from "../page/above-bars.ts";

/** The library's own is 20 px wide; a finger has 44 around it. */
const CLOSE_BUTTON = "size-6! after:absolute after:-inset-2.5";

const place = document.body.appendChild(document.createElement("div"));
// Drawn at once, since a message sent before its host listens is lost.
flushSync(() => createRoot(place).render(<Host />));

/** Where messages stand, light or dark as the page is. */
function Host() {
  const scheme = useSyncExternalStore(onScheme, chosenScheme);
  return (
    <Toaster
      className="print:hidden"
      dir={currentDirection()}
      theme={scheme === "device" ? "system" : scheme}
      position="bottom-center"
      offset={{ bottom: `var(${TOASTS_ABOVE}, 1.5rem)` }}
      mobileOffset={{ bottom: `var(${TOASTS_ABOVE}, 5rem)` }}
      style={{ fontFamily: "var(--font-sans)" }}
      toastOptions={{
        closeButtonAriaLabel: m.shell_close(),
        classNames: { closeButton: CLOSE_BUTTON },
        style: { fontSize: "var(--text-sm)" },
        actionButtonStyle: { minBlockSize: "2.75rem", paddingInline: "1rem", fontSize: "var(--text-sm)" },
      }}
      containerAriaLabel={m.forms_toasts()}
      closeButton
    />
  );
}

/** From when on what comes is read out: many screen readers pass over what stands in a live region as they meet it. */
const HEARD_AFTER_MS = 200;
export const heard = new Promise<void>((resolve) => setTimeout(resolve, HEARD_AFTER_MS));

export { toast };
