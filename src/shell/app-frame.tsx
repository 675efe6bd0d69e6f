import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { HOUSE_EMAIL } from "#src/features/contact/house-facts.ts";
import { useCartKeeping } from "#src/lib/cart/use-cart-keeping.ts";
import { AppTheme } from "#src/ui/app-theme.tsx";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { Footer } from "./footer.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { TopBar } from "./top-bar.tsx";
import { VerifyPlace } from "./verify-place.tsx";

/** What stands around every page. */
export function AppFrame({ children }: { children: ReactNode }) {
  useCartKeeping();
  return (
    <AppTheme>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only rounded-md bg-gulf-900 px-4 py-3 text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
        >
          {m.shell_skip_to_content()}
        </a>
        <TopBar />
        <noscript>
          <p className="bg-brass-100 px-4 py-2 text-center text-gulf-950 text-sm">
            {m.shell_no_script({ email: HOUSE_EMAIL })}
          </p>
        </noscript>
        <OfflineBanner />
        <VerifyPlace />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <BottomNavigation />
      </div>
    </AppTheme>
  );
}
