import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";

interface DemoAccount {
  email: string;
  userType: string;
  supplierStatus: string | null;
  isVerified: boolean;
}

interface DemoLogins {
  password: string;
  accounts: DemoAccount[];
}

/** The demo accounts of a local site; a press fills the form. The server tells them in development alone. */
export function DemoLogins({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const [logins, setLogins] = useState<DemoLogins>();
  useEffect(() => {
    fetchLogins().then(setLogins, () => undefined);
  }, []);
  if (!logins?.accounts.length) return null;
  return (
    <details className="rounded-lg border border-brass-300 border-dashed bg-brass-50">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-bold text-brass-700 text-sm">
        {m.auth_demo_title()}
      </summary>
      <ul className="grid gap-1 p-2 pt-0">
        {logins.accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account.email, logins.password)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-md px-2 text-start text-sm hover:bg-brass-100"
            >
              <Ltr className="font-bold">{account.email}</Ltr>
              <span className="text-sand-700 text-xs">
                <Ltr>{[account.userType, account.supplierStatus].filter(Boolean).join(" · ")}</Ltr>
                {!account.isVerified && ` · ${m.auth_demo_unverified()}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

async function fetchLogins(): Promise<DemoLogins | undefined> {
  const answer = await fetch("/__dev/demo-logins.json");
  // Made by our own server (worker/http/dev-pages.ts), in development alone.
  return answer.ok ? ((await answer.json()) as DemoLogins) : undefined;
}
