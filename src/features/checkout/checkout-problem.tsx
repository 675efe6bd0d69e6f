import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session.ts";
import { FormProblem } from "#src/ui/form-problem.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { UnverifiedNote } from "#src/ui/unverified-note.tsx";
import type { SendingProblem } from "#src/ui/use-sending-form.ts";

/** Why nothing was ordered: new prices, lines that can't be ordered, or what forms usually meet. */
export function CheckoutProblem({ problem }: { problem: SendingProblem | undefined }) {
  const failure = problem?.failure;
  const { session } = useSession();
  if (session?.isVerified === false || failure?.code === "UNVERIFIED") return <UnverifiedNote />;
  if (failure?.code === "CONFLICT") {
    return (
      <Notice tone="error" title={m.checkout_failed()}>
        <p>{m.checkout_prices_changed()}</p>
      </Notice>
    );
  }
  const refused = failure?.issues.find(({ path }) => path.startsWith("lines"));
  if (!refused) return <FormProblem problem={problem} />;
  return (
    <Notice tone="error" title={m.checkout_failed()}>
      <p>{refusedWords(refused.code)}</p>
      <Link to="/cart" className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
        {m.checkout_back()}
      </Link>
    </Notice>
  );
}

function refusedWords(code: string): string {
  if (code === "own_product") return m.checkout_own_product();
  return code === "other_currency" ? m.checkout_other_currency() : m.checkout_lines_refused();
}
