import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { formatList } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type CallFailure, toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { AcceptedItem } from "./approval.ts";
import { itemLabels, queueLabels } from "./company-labels.ts";
import { companyName, namesIn } from "./company-name.tsx";
import { failureLabels } from "./failure-labels.ts";
import type { Application } from "./in-the-way.ts";
import { useOpenQueue } from "./queue/queue-context.ts";

interface ApproveNowProps {
  application: Application;
  /** Items that it accepts with it. */
  accept: AcceptedItem[];
}

/** Approves at once: nothing stands in the way, and what is accepted with it was looked at. */
export function useApproveNow({ application, accept }: ApproveNowProps) {
  const { client, admin } = api.useUtils();
  const { goOn } = useOpenQueue();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const isOpen = useIsOpen();
  const { id, version } = application;
  const approve = async () => {
    setBusy(true);
    setFailure(undefined);
    let isMade = false;
    try {
      const input = { id, version, action: "approve" as const, accept };
      const moved = await client.admin.transitionSupplier.mutate(input);
      void showToast("success", m.admin_transition_done({ status: queueLabels(moved.status) }));
      isMade = true;
    } catch (error) {
      const refused = toCallFailure(error);
      if (isOpen()) setFailure(refused);
      else tellElsewhere(application, refused);
    }
    await admin.invalidate();
    setBusy(false);
    if (isMade) await goOn();
  };
  return { approve, isBusy, failure, forget: () => setFailure(undefined) };
}

/** Whether what calls it is still on the screen, and nothing on its way there instead. */
function useIsOpen() {
  const router = useRouter();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current && !router.state.isLoading;
}

/** Who has walked on meanwhile reads of which company it is that no approval came. */
function tellElsewhere({ texts }: Application, failure: CallFailure): void {
  const name = isolated(companyName(namesIn(texts)));
  void showToast("error", m.admin_approve_unconfirmed({ name }), failureLabels(failure));
}

/** What the click accepts besides, said before it is made. */
export function AcceptedWith({ accept }: Pick<ApproveNowProps, "accept">) {
  if (accept.length === 0) return null;
  const items = formatList(
    accept.map(({ item }) => itemLabels(item)),
    currentLocale(),
  );
  return <p className="text-sand-700 text-sm">{m.admin_approve_accepts({ items })}</p>;
}
