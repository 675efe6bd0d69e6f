import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { type CallFailure, toCallFailure } from "#src/lib/calls/errors.ts";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";

/** Keys that wait for somebody to sign in or to confirm a mailbox, by path: in the page's memory alone. */
const waiting = new Map<string, string>();

/**
 * The key of a mail's link. It stands in the fragment, which no server sees, and is taken out of the address at once.
 * Whoever has to sign in first finds it again on coming back.
 * @returns undefined until the page is alive, null for an address without one
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    const found = tokenIn(hash || window.location.hash);
    setToken((before) => found ?? before ?? waiting.get(window.location.pathname) ?? null);
    if (found) void navigate({ to: ".", search: (search) => search, hash: "", replace: true, resetScroll: false });
  }, [hash, navigate]);
  return token;
}

/** How far a proof by link is. */
export type LinkProof<Answer> =
  | { step: "busy" }
  | { step: "ready" }
  | { step: "none" }
  | { step: "done"; answer: Answer }
  | { step: "void"; code: AppErrorCode }
  | { step: "failed"; failure: CallFailure };

/**
 * Proves by the key of the address once: at once, or where `asksFirst` when `run` is called, since programs that look
 * through mails open their links too. What failed for want of a network can be run again.
 */
export function useLinkProof<Answer>(prove: (token: string) => Promise<Answer>, { asksFirst = false } = {}) {
  const token = useLinkToken();
  const [proof, setProof] = useState<LinkProof<Answer>>({ step: "busy" });
  const tried = useRef<string | null>(null);
  const run = async (key: string) => {
    setProof({ step: "busy" });
    try {
      const answer = await retryTransient(() => prove(key));
      waiting.delete(window.location.pathname);
      setProof({ step: "done", answer });
    } catch (error) {
      const failure = toCallFailure(error);
      const isToSignIn = failure.code === "UNAUTHENTICATED" || failure.code === "UNVERIFIED";
      if (isToSignIn) waiting.set(window.location.pathname, key);
      else waiting.delete(window.location.pathname);
      setProof(mayPass(failure) ? { step: "failed", failure } : { step: "void", code: failure.code });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is proven when it is found, however often we render
  useEffect(() => {
    if (token === null) setProof((before) => (before.step === "busy" ? { step: "none" } : before));
    if (!token || tried.current === token) return;
    tried.current = token;
    if (asksFirst) setProof({ step: "ready" });
    else void run(token);
  }, [token]);
  /** Whether the address held a key; undefined until the page is alive. */
  const hasKey = token === undefined ? undefined : token !== null;
  return { proof, hasKey, run: () => void (tried.current && run(tried.current)) };
}

function mayPass({ code }: CallFailure): boolean {
  return code === "UNAVAILABLE" || code === "RATE_LIMITED" || code === "UNEXPECTED";
}

/** The key in a fragment like `#token=…`; null for any other. */
export function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token");
  return token === null || token === "" ? null : token;
}
