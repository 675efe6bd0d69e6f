import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useIsWritingKept } from "#src/lib/kept-writing.ts";

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const isKept = useIsWritingKept();
  if (online) return null;
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-brass-100 px-4 py-2 text-gulf-950 text-sm">
      <WifiOff aria-hidden size={18} /> {isKept ? m.shell_offline() : m.shell_offline_plain()}
    </p>
  );
}

function onConnectionChange(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}
