import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { useSession, useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import type { ReturnSearch } from "./auth-search.ts";
import { useLinkProof } from "./link-token.ts";
import { Outcome, ProofFailed, Underway } from "./outcome.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { doneLabels, isForSupplier } from "./supplier-labels.ts";
import { VerifyByCode } from "./verify-by-code.tsx";

/** Proves the e-mail of an account: by the link of the mail at once, else by its code. */
export function VerifyScreen({ returnTo, why }: ReturnSearch) {
  const { client } = api.useUtils();
  const store = useSessionStore();
  const { session } = useSession();
  const { proof, run } = useLinkProof((token) => client.auth.verifyByLink.mutate({ token }));
  const isOver = proof.step === "done" || proof.step === "void";
  useEffect(() => {
    if (isOver) void store.refresh();
  }, [isOver, store]);
  return (
    <AuthFrame
      title={m.auth_verify_title()}
      hint={why === "talk" && m.messages_start_unverified()}
      isForSupplier={isForSupplier(session, returnTo)}
    >
      {proof.step === "busy" && <Underway words={m.auth_verify_busy()} />}
      {proof.step === "done" && <Verified title={m.auth_verify_done()} returnTo={returnTo} />}
      {proof.step === "void" && <VoidLink code={proof.code} returnTo={returnTo} />}
      {proof.step === "failed" && <ProofFailed proof={proof} onRetry={run} />}
      {proof.step === "none" && <WithoutLink returnTo={returnTo} />}
    </AuthFrame>
  );
}

type Where = { returnTo: string | undefined };

function Verified({ title, returnTo }: Where & { title: string }) {
  const { session } = useSession();
  return (
    <Outcome kind="done" title={title} text={doneLabels(session, returnTo)}>
      <Button asChild>
        {session ? (
          <Link to={returnTo ?? (session.userType === "supplier" ? "/supplier-dashboard" : "/")}>
            {m.auth_continue()}
          </Link>
        ) : (
          <Link to="/auth" search={returnTo ? { returnTo } : {}}>
            {m.auth_sign_in_submit()}
          </Link>
        )}
      </Button>
    </Outcome>
  );
}

/** A link that is used up, too old or replaced by a newer one, or one whose account is not signed in here. */
function VoidLink({ code, returnTo }: Where & { code: AppErrorCode }) {
  const { session, isKnown } = useSession();
  if (!isKnown) return <Underway words={m.auth_verify_busy()} />;
  if (code === "CONFLICT" || session?.isVerified)
    return <Verified title={m.auth_verify_already()} returnTo={returnTo} />;
  if (!session) return <SignInFirst returnTo={returnTo} />;
  return (
    <Outcome kind="void" title={m.auth_link_void()} text={m.auth_verify_void_text()}>
      <ResendMail returnTo={returnTo} />
    </Outcome>
  );
}

function WithoutLink({ returnTo }: Where) {
  const { session, isKnown } = useSession();
  const [isNews, setNews] = useState(false);
  if (!isKnown) return <Underway words={m.shell_loading()} />;
  if (session?.isVerified) {
    return <Verified title={isNews ? m.auth_verify_done() : m.auth_verify_already()} returnTo={returnTo} />;
  }
  if (session) return <VerifyByCode email={session.email} returnTo={returnTo} onVerified={() => setNews(true)} />;
  return <SignInFirst returnTo={returnTo} />;
}

function SignInFirst({ returnTo }: Where) {
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
  return (
    <Outcome kind="waiting" title={m.auth_verify_guest()} text={m.auth_verify_guest_text()}>
      <Button asChild>
        <Link to="/auth" search={{ returnTo: `/verify-email${search}` }}>
          {m.auth_sign_in_submit()}
        </Link>
      </Button>
    </Outcome>
  );
}
