import { Link } from "@tanstack/react-router";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";
import { Place } from "#src/ui/text/place.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { queueLabels, statusTone } from "./company-labels.ts";
import { CompanyName } from "./company-name.tsx";
import { Fact } from "./fact.tsx";
import type { Application } from "./in-the-way.ts";

const LINK = "inline-flex min-h-11 items-center break-all text-gulf-700 underline underline-offset-4";

/** What the platform knows of a company. */
export function CompanyFacts({ application }: { application: Application }) {
  const { businessType, country, city, website, licenceNumber, trn } = application;
  const { verifiedAt, licenceValidUntil, status, slug } = application;
  const day = (time: number | null) => time !== null && formatDate(time, currentLocale());
  return (
    <Panel title={m.admin_facts()}>
      <dl className="grid gap-3">
        <Fact label={m.admin_column_type()}>{businessTypeName(businessType)}</Fact>
        <Fact label={m.admin_column_country()}>{countryName(country)}</Fact>
        <Fact label={m.admin_fact_city()}>
          {city && (
            <>
              <Place name={city} />
              <CityElsewhere country={application.cityElsewhere} />
            </>
          )}
        </Fact>
        <Fact label={m.admin_fact_licence()}>{licenceNumber && <Ltr>{licenceNumber}</Ltr>}</Fact>
        <Fact label={m.admin_fact_trn()}>{trn && <Ltr>{trn}</Ltr>}</Fact>
        <Fact label={m.admin_fact_website()}>
          {website && (
            <a href={website} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
              <Ltr>{website}</Ltr>
            </a>
          )}
        </Fact>
        <Fact label={m.admin_column_applied()}>{day(application.appliedAt)}</Fact>
        {verifiedAt !== null && <Fact label={m.admin_fact_verified()}>{day(verifiedAt)}</Fact>}
        {licenceValidUntil !== null && <Fact label={m.admin_fact_licence_until()}>{day(licenceValidUntil)}</Fact>}
      </dl>
      {status === "approved" && (
        <Link to="/suppliers/$supplier" params={{ supplier: slug }} className={LINK}>
          {m.admin_fact_public_page()}
        </Link>
      )}
    </Panel>
  );
}

/** Warns of a city that is known in another country than the company's. */
export function CityElsewhere({ country }: { country: Application["cityElsewhere"] }) {
  if (country === null) return null;
  return (
    <p className="font-bold text-clay-700 text-sm">{m.admin_fact_city_elsewhere({ country: countryName(country) })}</p>
  );
}

/** Who runs the company, and how to reach them. */
export function OwnerFacts({ owner }: Pick<Application, "owner">) {
  return (
    <Panel title={m.admin_owner()}>
      {owner === null ? (
        <p className="text-sand-700">{m.admin_owner_none()}</p>
      ) : (
        <dl className="grid gap-3">
          <Fact label={m.admin_owner_name()}>
            <Written>{owner.name}</Written>
          </Fact>
          <Fact label={m.admin_column_email()}>
            <a href={`mailto:${owner.email}`} className={LINK}>
              <Ltr>{owner.email}</Ltr>
            </a>
          </Fact>
          <Fact label={m.admin_owner_phone()}>{owner.phone && <PhoneLink phone={owner.phone} className={LINK} />}</Fact>
          <Fact label={m.admin_owner_language()}>{LANGUAGE_NAMES[owner.locale]}</Fact>
        </dl>
      )}
    </Panel>
  );
}

/** Other companies that may be the same one. */
export function Duplicates({ duplicates }: Pick<Application, "duplicates">) {
  if (duplicates.length === 0) return null;
  return (
    <Panel title={m.admin_duplicates()} intro={m.admin_duplicates_hint()}>
      <ul className="grid gap-2">
        {duplicates.map(({ id, names, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link to="/admin/applications/$id" params={{ id }} className={LINK}>
              <CompanyName names={names} />
            </Link>
            <Badge tone={statusTone(status)}>{queueLabels(status)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
