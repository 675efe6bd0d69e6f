import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { m } from "#i18n/paraglide/messages.js";

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-brass-100 px-4 py-2 text-gulf-950 text-sm">
      <WifiOff aria-hidden size={18} /> {m.shell_offline()}
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
