import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { queueLabels } from "./company-labels.ts";
import type { Application } from "./in-the-way.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Whether a company's products pass without a look; approved ones alone can be trusted. */
export function TrustPanel({ application }: { application: Application }) {
  const { isTrusted, status } = application;
  const [isOpen, setOpen] = useState(false);
  // What the dialog is about, even after it is done.
  const [wanted, setWanted] = useState(!isTrusted);
  if (!isTrusted && status !== "approved" && !isOpen) return null;
  return (
    <Panel title={m.admin_trust_title()}>
      {isTrusted ? (
        <p>
          <Badge tone="leaf">{m.admin_fact_trusted()}</Badge>
        </p>
      ) : (
        <p className="text-sand-700">{m.admin_trust_off()}</p>
      )}
      <Button
        type="button"
        variant="secondary"
        onClick={() => {
          setWanted(!isTrusted);
          setOpen(true);
        }}
        className="justify-self-start max-sm:w-full"
      >
        {isTrusted ? m.admin_distrust() : m.admin_trust()}
      </Button>
      <TrustDialog application={application} isTrusted={wanted} open={isOpen} onOpenChange={setOpen} />
    </Panel>
  );
}

interface TrustDialogProps {
  application: Application;
  isTrusted: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function TrustDialog({ application, isTrusted, ...dialog }: TrustDialogProps) {
  const { client, admin } = api.useUtils();
  const { id, version, status } = application;
  const verb = isTrusted ? m.admin_trust() : m.admin_distrust();
  return (
    <ReasonDialog
      {...dialog}
      title={verb}
      description={isTrusted ? m.admin_trust_hint() : m.admin_distrust_hint()}
      reason="optional"
      reasonHint={m.admin_reason_audit()}
      confirm={verb}
      variant={isTrusted ? "primary" : "danger"}
      draftKey={`admin-trust-${id}`}
      stateNow={queueLabels(status)}
      isPossible={application.isTrusted !== isTrusted && (!isTrusted || status === "approved")}
      send={async (reason, signal) => {
        await client.admin.trustSupplier.mutate({ id, version, isTrusted, reason }, { signal });
        void showToast("success", isTrusted ? m.admin_trust_done() : m.admin_distrust_done());
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
