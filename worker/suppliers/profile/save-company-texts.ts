import { textIn } from "#domain/kernel/in-three-languages.ts";
import type { SaveCompanyTexts } from "#domain/suppliers/company-profile.ts";
import { COMPANY_TEXTS, companyTextRows } from "#domain/suppliers/company-texts.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { rewriteTexts } from "./company-profile-sql.ts";
import { editableCompany, editCompany } from "./editable-company.ts";

const ACTION = "edit_texts";

/**
 * The owner's texts in each language, website, founding year and head count: public at once. Three database calls with the
 * session's.
 * @throws AppError NOT_FOUND; CONFLICT for a suspended company, and with the version where it has changed since; RATE_LIMITED
 */
export async function saveCompanyTexts(ctx: SignedInContext, input: SaveCompanyTexts): Promise<{ version: number }> {
  const company = await editableCompany(ctx, input.version, ACTION);
  const { website, yearEstablished, employeeCount } = input;
  const texts = {
    ar: textIn(input, COMPANY_TEXTS, "ar"),
    en: textIn(input, COMPANY_TEXTS, "en"),
    fr: textIn(input, COMPANY_TEXTS, "fr"),
  };
  const version = await editCompany(ctx, company, ACTION, {
    changes: { website, yearEstablished, employeeCount },
    effects: rewriteTexts(company.id, companyTextRows(company.written.names, texts)),
  });
  return { version };
}
