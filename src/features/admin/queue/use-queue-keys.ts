import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { areKeysOn } from "./keys-switch.ts";
import { isNoCharacter, isTakenElsewhere, type QueueKey, queueKeyOf } from "./queue-keys.ts";

type Acts = Partial<Record<QueueKey, () => void>>;

/** As long as somebody needs to see what they decide: a key that was pressed twice decides one thing, not the next too. */
const LOOK_MS = 500;

/** Hears the keys of a queue as long as the calling component stands; never while somebody types or a dialog is open. */
export function useQueueKeys(acts: Acts): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = queueKeyOf(event);
    const act = key && acts[key];
    if (!act || isTakenElsewhere(event.target, document)) return;
    if (!isNoCharacter(key) && !areKeysOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    // Before anything that the same key closes: what is open over the page is seen while it is still there.
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

interface Decisions {
  /** Absent: it is not possible now. */
  approve?: (() => void) | undefined;
  refuse?: (() => void) | undefined;
}

/**
 * The keys that decide on what the calling component shows. They do nothing while another one is on its way to the screen, nor
 * before this one has stood there for a moment.
 */
export function useDecisionKeys({ approve, refuse }: Decisions): void {
  const router = useRouter();
  const [shownAt] = useState(() => Date.now());
  const decide = (act: (() => void) | undefined) => () => {
    if (!router.state.isLoading && Date.now() - shownAt >= LOOK_MS) act?.();
  };
  useQueueKeys({ approve: decide(approve), refuse: decide(refuse) });
}
