import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/text/bdi.tsx";

type Details = Record<string, string | number | null>;

/** Names of the fields of both dialogs; the same words as on their forms. */
const LABELS: Record<string, () => string> = {
  city: m.forms_city,
  businessType: m.forms_business_type,
  businessLicense: m.forms_business_license,
  taxNumber: m.forms_tax_number,
  yearEstablished: m.forms_year_established,
  employeeCount: m.forms_employee_count,
  website: m.forms_website,
  productsServices: m.forms_products_services,
  targetMarkets: m.forms_target_markets,
  certifications: m.forms_certifications,
  bankName: m.forms_bank_name,
  bankAccount: m.forms_bank_account,
  companyDescription: m.forms_company_description,
  productsInterest: m.admin_lead_products,
};

const BUSINESS_TYPES: Record<string, () => string> = {
  manufacturer: m.forms_business_manufacturer,
  supplier: m.forms_business_supplier,
  wholesaler: m.forms_business_wholesaler,
  distributor: m.forms_business_distributor,
  exporter: m.forms_business_exporter,
  importer: m.forms_business_importer,
};

/** What a company told of itself; fields that it left empty are left out. */
export function LeadDetails({ details }: { details: Details }) {
  const given = Object.entries(details).filter(([, value]) => value !== null && value !== "");
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {given.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sand-600 text-sm">{LABELS[name]?.() ?? name}</dt>
          <dd className="wrap-break-word whitespace-pre-line text-sand-800">
            <Written>{textOf(name, String(value))}</Written>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(name: string, value: string): string {
  return (name === "businessType" && BUSINESS_TYPES[value]?.()) || value;
}
