import { useNavigate, useRouterState } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import { useEffect } from "react";
import type { SavedSubject } from "#domain/catalogue/saved.ts";
import { safeReturnTo } from "#domain/identity/return-to.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { saveAfterSignIn, takeSaveAfter } from "#src/lib/saved/save-after.ts";
import { useSaving } from "#src/lib/saved/use-saving.ts";
import { useSession, useSessionStore } from "#src/lib/session/session.ts";
import { heldProps } from "../held.ts";
import { showToast } from "../overlay/toaster.tsx";
import { tellSavingFailed } from "./saving-failed.ts";

/** A product or a company, by its name. */
export interface Savable extends SavedSubject {
  name: string;
}

/** Saves for later what it stands on, and takes it back; a visitor signs in first and finds it saved on the way back. */
export function SaveButton({ name, ...subject }: Savable) {
  const { isSaved, isBusy, press } = useSaveButton({ name, ...subject });
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={m.catalogue_save({ name: isolated(name) })}
      {...heldProps(isBusy, press)}
      className="grid size-11 place-items-center rounded-full text-gulf-700 hover:bg-gulf-50 hover:text-gulf-900"
    >
      <Bookmark aria-hidden size={22} className={isSaved ? "fill-current" : undefined} />
    </button>
  );
}

function useSaveButton({ kind, id, name }: Savable) {
  const { session } = useSession();
  const sessions = useSessionStore();
  const signInFirst = useSignInFirst({ kind, id });
  const { isSaved, isBusy, change } = useSaving({ kind, id }, (error, wanted) => {
    if (toCallFailure(error).code === "UNAUTHENTICATED") signInFirst(wanted);
    else tellSavingFailed(error, wanted);
  });
  useEffect(() => {
    if (!session || !takeSaveAfter({ kind, id })) return;
    const tellDone = () => void showToast("success", m.catalogue_save_done({ name: isolated(name) }));
    change(true, { onSuccess: tellDone });
  }, [session, kind, id, name, change]);
  const press = async () => {
    try {
      if (session ?? (await sessions.read())) change(!isSaved);
      else signInFirst(true);
    } catch (error) {
      tellSavingFailed(error, true);
    }
  };
  return { isSaved, isBusy, press: () => void press() };
}

/** The way to sign in and back; what was to be saved waits there, and what was to be taken back is left as it is. */
function useSignInFirst(subject: SavedSubject): (wanted: boolean) => void {
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.href });
  const returnTo = safeReturnTo(here);
  return (wanted) => {
    if (wanted) saveAfterSignIn(subject);
    void navigate({
      to: "/auth",
      search: { ...(returnTo ? { returnTo } : {}), ...(wanted ? { why: "save" as const } : {}) },
    });
  };
}
