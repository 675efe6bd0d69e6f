import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { WhatsAppMark } from "#src/ui/whatsapp-mark.tsx";
import { OFFICES } from "./offices.ts";
import { PLATFORM_EMAIL, readablePhone, whatsappLink } from "./platform-facts.ts";

const LINK = "inline-flex min-h-11 items-center font-bold text-gulf-800 underline-offset-4 hover:underline";

/** Phone, e-mail, address, hours and the WhatsApp button (spec §2). `phone` holds digits alone; empty hides its ways. */
export function ContactCards({ phone }: { phone: string }) {
  const [headOffice] = OFFICES;
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {phone !== "" && (
        <Card Icon={Phone} title={m.forms_contact_phone_title()}>
          <a href={`tel:+${phone}`} className={LINK}>
            <Ltr>{readablePhone(phone)}</Ltr>
          </a>
        </Card>
      )}
      <Card Icon={Mail} title={m.forms_contact_email_title()}>
        <a href={`mailto:${PLATFORM_EMAIL}`} className={LINK}>
          <Ltr>{PLATFORM_EMAIL}</Ltr>
        </a>
      </Card>
      <Card Icon={MapPin} title={m.forms_contact_address_title()}>
        <p>{headOffice.address()}</p>
      </Card>
      <Card Icon={Clock} title={m.forms_contact_hours_title()}>
        <p>{m.forms_contact_hours_week()}</p>
        <p>{m.forms_contact_hours_friday()}</p>
        <p className="text-sand-600 text-sm">{m.forms_contact_hours_zone()}</p>
      </Card>
      {phone !== "" && <WhatsAppButton phone={phone} />}
    </div>
  );
}

function WhatsAppButton({ phone }: { phone: string }) {
  return (
    <Button asChild wide className="sm:col-span-2 lg:col-span-1">
      <a href={whatsappLink(phone, m.forms_contact_whatsapp_text())} target="_blank" rel="noopener noreferrer">
        <WhatsAppMark size={20} />
        {m.forms_contact_whatsapp()}
      </a>
    </Button>
  );
}

function Card({ Icon, title, children }: { Icon: typeof Clock; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-4 rounded-lg border border-sand-200 bg-white p-4 shadow-card">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gulf-50 text-gulf-700">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0">
        <h3 className="text-sand-600 text-sm">{title}</h3>
        {children}
      </div>
    </section>
  );
}
