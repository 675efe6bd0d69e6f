import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { useLinkProof } from "./link-token.ts";
import { Outcome, ProofFailed, Underway } from "./outcome.tsx";

/** Confirms a change of address from one of its two mailboxes, by a press: the account may change hands by it. */
export function ConfirmEmailScreen() {
  const { client } = api.useUtils();
  const store = useSessionStore();
  const { proof, run } = useLinkProof((token) => client.account.confirmEmailChange.mutate({ token }), {
    asksFirst: true,
  });
  const isDone = proof.step === "done";
  const isStranger = proof.step === "void" && proof.code === "UNAUTHENTICATED";
  useEffect(() => {
    if (isDone) void store.refresh();
  }, [isDone, store]);
  return (
    <AuthFrame title={m.auth_change_title()}>
      {proof.step === "busy" && <Underway words={m.auth_change_busy()} />}
      {proof.step === "ready" && (
        <Outcome kind="waiting" title={m.auth_change_ask()} text={m.auth_change_ask_text()}>
          <Button type="button" onClick={run}>
            {m.auth_change_confirm()}
          </Button>
        </Outcome>
      )}
      {proof.step === "done" && <Confirmed {...proof.answer} />}
      {proof.step === "failed" && <ProofFailed proof={proof} onRetry={run} />}
      {isStranger && (
        <Outcome kind="waiting" title={m.auth_change_guest()} text={m.auth_change_guest_text()}>
          <Button asChild>
            <Link to="/auth" search={{ returnTo: "/confirm-email-change" }}>
              {m.auth_sign_in_submit()}
            </Link>
          </Button>
        </Outcome>
      )}
      {(proof.step === "void" || proof.step === "none") && !isStranger && (
        <Outcome kind="void" title={m.auth_link_void()} text={m.auth_change_void_text()}>
          <Button asChild>
            <Link to="/settings">{m.auth_change_to_settings()}</Link>
          </Button>
        </Outcome>
      )}
    </AuthFrame>
  );
}

function Confirmed({ isDone, newEmail }: { isDone: boolean; newEmail: string }) {
  if (!isDone) {
    return <Outcome kind="waiting" title={m.auth_change_half()} text={m.auth_change_half_text()} />;
  }
  return (
    <Outcome kind="done" title={m.auth_change_done()} text={m.auth_change_done_text({ email: newEmail })}>
      <Button asChild>
        <Link to="/auth">{m.auth_sign_in_submit()}</Link>
      </Button>
    </Outcome>
  );
}
