import { Link } from "@tanstack/react-router";
import { Phone, Store } from "lucide-react";
import { readablePhone } from "#domain/kernel/phone-parts.ts";
import { formatDate, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button } from "#src/ui/button.tsx";
import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Seat } from "#src/ui/text/seat.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { WhatsAppMark } from "#src/ui/whatsapp-mark.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import type { OpenConversation } from "../live/conversation.ts";

type Info = ApiOutputs["messages"]["info"];

interface InfoAboutProps {
  conversation: OpenConversation;
  /** Undefined until it came. */
  info: Info | undefined;
}

/** The other side: name and place, the badge and rating of a company, and the ways to reach it. */
export function InfoAbout({ conversation, info }: InfoAboutProps) {
  const { other, side } = conversation;
  const name = other.name || m.messages_someone();
  return (
    <section aria-label={m.messages_info_who()} className="grid min-w-0 gap-4">
      <div className="flex items-center gap-4">
        {side === "buyer" ? (
          <CompanyLogo name={name} path={other.avatarPath} />
        ) : (
          <Avatar name={name} path={other.avatarPath} size="medium" />
        )}
        <div className="grid min-w-0 gap-1">
          <Written className="wrap-anywhere font-bold text-gulf-950 text-lg leading-snug">{name}</Written>
          <span className="text-sand-700 text-sm">{side === "buyer" ? m.messages_supplier() : m.messages_buyer()}</span>
          {info?.company?.isVerified && <VerifiedBadge />}
        </div>
      </div>
      {info && <Facts info={info} />}
      <Ways conversation={conversation} isPublic={info?.company != null} />
    </section>
  );
}

function Facts({ info: { company, place, since } }: { info: Info }) {
  const locale = currentLocale();
  return (
    <ul className="grid gap-1 text-gulf-950 text-sm">
      {company && company.ratingAverage !== null && company.ratingCount > 0 && (
        <li className="flex flex-wrap items-center gap-2">
          <Stars value={company.ratingAverage} />
          <span className="text-sand-700">{m.messages_ratings(counted(company.ratingCount))}</span>
        </li>
      )}
      {place && (
        <li className="flex flex-wrap gap-x-2">
          <span className="text-sand-700">{m.messages_place()}</span>
          <span>
            <Seat city={place.city} country={place.country} />
          </span>
        </li>
      )}
      {company && company.productsCount > 0 && (
        <li className="flex flex-wrap gap-x-2">
          <span className="text-sand-700">{m.messages_products()}</span>
          <Ltr>{formatNumber(company.productsCount, locale)}</Ltr>
        </li>
      )}
      <li className="flex flex-wrap gap-x-2">
        <span className="text-sand-700">{m.messages_since()}</span>
        <span>{formatDate(since, locale)}</span>
      </li>
    </ul>
  );
}

/** The public page while the public sees it, and the numbers that trading partners know. */
function Ways({ conversation, isPublic }: { conversation: OpenConversation; isPublic: boolean }) {
  const { other, phone, whatsapp } = conversation;
  const slug = isPublic ? other.supplierSlug : null;
  if (!slug && !phone && !whatsapp) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {slug && (
        <Button asChild variant="secondary">
          <Link to="/suppliers/$supplier" params={{ supplier: slug }}>
            <Store aria-hidden size={18} /> {m.messages_supplier_page()}
          </Link>
        </Button>
      )}
      {phone && (
        <Button asChild variant="secondary">
          <a href={`tel:${phone}`}>
            <Phone aria-hidden size={18} /> <span className="sr-only">{m.messages_call()}</span>{" "}
            <Ltr>{readablePhone(phone)}</Ltr>
          </a>
        </Button>
      )}
      {whatsapp && (
        <Button asChild variant="secondary">
          <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer">
            <WhatsAppMark /> {m.messages_whatsapp()}
          </a>
        </Button>
      )}
    </div>
  );
}
