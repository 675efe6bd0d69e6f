import { LogOut } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { heldProps } from "#src/ui/held.ts";
import { useSignOut } from "#src/ui/page/use-sign-out.ts";

/** Signs this browser out; the guard of the page leads to the sign-in (spec §4). The door mirrors with the reading. */
export function SignOutButton({ variant }: { variant: "onNight" | "wide" }) {
  const { isBusy, signOut } = useSignOut();
  const door = <LogOut aria-hidden size={18} className="rtl:-scale-x-100" />;
  if (variant === "wide") {
    return (
      <Button type="button" variant="danger" wide busy={isBusy} onClick={signOut}>
        {door} {m.profile_sign_out()}
      </Button>
    );
  }
  return (
    <button
      type="button"
      {...heldProps(isBusy, signOut)}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-gulf-100 text-sm hover:bg-gulf-800 hover:text-white aria-disabled:opacity-60"
    >
      {door} {m.profile_sign_out()}
    </button>
  );
}
