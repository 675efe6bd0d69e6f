import { isDialable, readablePhone } from "#domain/kernel/phone-parts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "./bdi.tsx";

/** A phone to be called; one that nobody abroad can dial stands as it was written, and says so. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  if (!isDialable(phone)) return <UndialablePhone phone={phone} />;
  return (
    <a href={`tel:${phone}`} className={className}>
      <Ltr>{readablePhone(phone)}</Ltr>
    </a>
  );
}

/** A phone as it is read, e.g. on paper and in one's own profile. */
export function PhoneText({ phone }: { phone: string }) {
  return isDialable(phone) ? <Ltr>{readablePhone(phone)}</Ltr> : <UndialablePhone phone={phone} />;
}

function UndialablePhone({ phone }: { phone: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Ltr>{phone}</Ltr>
      <span className="text-clay-700 text-sm">{m.forms_phone_unread()}</span>
    </span>
  );
}
