import { eq } from "drizzle-orm";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { wholeDatabase } from "../support/whole-database.ts";

export const OLD_NAME = "شركة الساحل للورق";
export const NEW_NAME = "مطاحن الساحل";

const NAMES = ["pending", "approved A", "approved B", "suspended", "admin"] as const satisfies ActorName[];
type Who = (typeof NAMES)[number];

export type RevisedCompanies = Awaited<ReturnType<typeof revisedCompanies>>;

/** Companies of all kinds with an Arabic name and text, a database of their own, and what their owners and the platform do to both. */
export async function revisedCompanies() {
  const db = await freshDatabase();
  const actors = await makeActors(db, NAMES);
  await db.insert(supplierTranslations).values(
    NAMES.filter((who) => who !== "admin").map((who) => ({
      ...{ supplierId: idOf(who), locale: "ar" as const, name: OLD_NAME },
      city: "",
      specialization: "",
      description: "ورق ومنتجاته",
    })),
  );
  const as = (who: Who) => callerAs(db, actors[who]);
  const version = async (who: Who) => (await as(who).company.profile()).version;
  return {
    db,
    actors,
    as,
    version,
    idOf,
    pageIn: (locale: "ar" | "en" | "fr") =>
      as("admin").suppliers.bySlug({ slug: "company-of-usr-approved-a", page: 1, locale }),
    revisions: () => db.select().from(companyRevisions),
    untouched: async () => ({ ...(await wholeDatabase(db)), sessions: [], rate_limits: [] }),
    async saveTexts(who: Who, changes: Parameters<typeof forms.companyTexts>[0]) {
      const { texts } = await as(who).company.profile();
      return as(who).company.saveTexts({
        ...forms.companyTexts({ description_ar: texts.ar.description, ...changes }),
        version: await version(who),
      });
    },
    saveIdentity: async (who: Who, changes: Parameters<typeof forms.companyIdentity>[0]) =>
      as(who).company.saveIdentity({ ...forms.companyIdentity(changes), version: await version(who) }),
    async decide(action: "apply" | "decline" | "withdraw", note = "") {
      const [found] = await db.select().from(companyRevisions).where(eq(companyRevisions.status, "pending"));
      return as("admin").admin.decideCompanyRevision({
        id: found?.id ?? "",
        version: found?.version ?? 0,
        action,
        note,
      });
    },
  };
}

function idOf(who: Who): string {
  return `sup_usr_${who.toLowerCase().replace(" ", "-")}`;
}
