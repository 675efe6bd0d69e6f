import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { commonProblem } from "./auth-problem.ts";

/** Asks for another mail of verification, whose link leads back too; counts down while no more may be sent. */
export function ResendMail({ returnTo }: { returnTo: string | undefined }) {
  const store = useSessionStore();
  const [secondsLeft, waitFor] = useCountdown();
  const resend = api.auth.resendVerification.useMutation({
    onSuccess: () => showToast("success", m.auth_resend_done(), m.auth_resend_done_text()),
    onError: (error) => {
      const failure = toCallFailure(error);
      // Proven in another tab meanwhile: the screen only has to catch up.
      if (failure.code === "CONFLICT") return void store.refresh();
      waitFor(failure.code === "RATE_LIMITED" ? failure.retryAfter : 0);
      const problem = commonProblem(failure) ?? { title: m.auth_failed(), text: m.auth_failed_unexpected() };
      void showToast("error", problem.title, problem.text);
    },
  });
  return (
    <Button
      type="button"
      variant="secondary"
      busy={resend.isPending}
      held={resend.isPending || secondsLeft > 0}
      onClick={() => resend.mutate({ returnTo })}
    >
      {m.auth_resend()} {secondsLeft > 0 && <Ltr className="tabular-nums">{clockOf(secondsLeft)}</Ltr>}
    </Button>
  );
}

/** Seconds left of a wait, and the function that starts one. */
function useCountdown(): [secondsLeft: number, waitFor: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const waitFor = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return [secondsLeft, waitFor];
}

/** 75 seconds read "1:15". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
