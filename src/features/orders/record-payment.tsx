import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { OpenOrder } from "./order-labels.ts";
import { PaymentForm } from "./payment-form.tsx";

interface RecordPaymentProps {
  page: OpenOrder;
  variant: "primary" | "secondary";
}

/** Opens the form of a payment; it stands at the head while one is due, else beside the payments. */
export function RecordPayment({ page, variant }: RecordPaymentProps) {
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant={variant}
        onClick={() => setRecording(true)}
        className="justify-self-start max-sm:w-full"
      >
        {m.orders_record_payment()}
      </Button>
      <Dialog
        open={isRecording}
        onOpenChange={setRecording}
        title={m.orders_record_payment()}
        description={m.orders_payments_no_money_held()}
      >
        <PaymentForm page={page} onClose={() => setRecording(false)} />
      </Dialog>
    </>
  );
}
