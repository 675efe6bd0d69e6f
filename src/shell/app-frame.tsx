import { WifiOff } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { PLATFORM_EMAIL } from "#src/features/contact/platform-facts.ts";
import { useCartKeeping } from "#src/lib/cart/use-cart-keeping.ts";
import { useIsWritingKept } from "#src/lib/drafts/kept-writing.ts";
import { useSession } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { AppTheme } from "#src/ui/page/app-theme.tsx";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";
import { useWorkPlace } from "./work/work-area.ts";
import { WorkBeside } from "./work/work-beside.tsx";

const loadBars = async () => (await import("./account-bars.tsx")).AccountBars;

/** Where bars of those stand who are signed in; nobody else loads them. */
function BarsPlace() {
  const { session } = useSession();
  const { Component: Bars } = useLazyComponent(loadBars, session !== null);
  return session && Bars ? <Bars session={session} /> : null;
}

/** Where no footer follows, the last line can be scrolled out from under the bar and what is told above it. */
const ROOM_BELOW = { list: "max-lg:pb-14", work: "max-lg:pb-36 lg:pb-24 print:pb-0" };

/** What stands around every page. */
export function AppFrame({ children }: { children: ReactNode }) {
  useCartKeeping();
  const { area, isTalking, isConversationList } = useWorkPlace();
  return (
    <AppTheme>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only rounded-md bg-gulf-900 px-4 py-3 text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
        >
          {m.shell_skip_to_content()}
        </a>
        <TopBar area={area} isTalking={isTalking} />
        {/* React never draws it in a browser, which need not load its words. */}
        <noscript>
          {import.meta.env.SSR && (
            <p className="bg-brass-100 px-4 py-2 text-center text-gulf-950 text-sm">
              {m.shell_no_script({ email: PLATFORM_EMAIL })}
            </p>
          )}
        </noscript>
        <OfflineBanner />
        <BarsPlace />
        <div className={area ? "grow lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]" : ""}>
          {area && <WorkBeside area={area} isHiddenOnPhones={isTalking} />}
          <main
            id="content"
            tabIndex={-1}
            className={`min-w-0 outline-none ${area && !isTalking ? ROOM_BELOW[isConversationList ? "list" : "work"] : ""}`}
          >
            {children}
          </main>
        </div>
        {area === null && <Footer />}
        {area === null && <BottomNavigation />}
      </div>
    </AppTheme>
  );
}

/** Says that the network is gone, for as long as it is. */
function OfflineBanner() {
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
