import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";

const [OLD, NEW] = ["شركة الساحل للورق", "مطاحن الساحل"];
const ID = "sup_usr_approved-a";

let db: Database;
let actors: Record<"approved A" | "admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["approved A", "admin"]);
  await db
    .insert(supplierTranslations)
    .values({ supplierId: ID, locale: "ar", name: OLD, city: "", specialization: "", description: "ورق" });
});

const as = (who: "approved A" | "admin") => callerAs(db, actors[who]);

it("applies what its owner changed alone: a country that was accepted meanwhile stays", async () => {
  const { version } = await as("approved A").company.profile();
  await as("approved A").company.saveIdentity({ ...forms.companyIdentity({ name_ar: NEW }), version });
  await db
    .update(suppliers)
    .set({ country: "OM", version: version + 1 })
    .where(eq(suppliers.id, ID));
  expect((await as("approved A").company.profile()).revision?.content).toMatchObject({ country: "OM" });
  const [change] = (await as("admin").admin.companyRevisions({})).items;
  expect(change?.next).toMatchObject({ names: { ar: NEW }, country: "OM" });
  const decision = { id: change?.id ?? "", version: 1, action: "apply", note: "" } as const;
  await as("admin").admin.decideCompanyRevision(decision);
  expect(await as("approved A").company.profile()).toMatchObject({ names: { ar: NEW }, country: "OM" });
});

it("lends a name with the language it is written in, to those who type and to operators", async () => {
  const { version } = await as("approved A").company.profile();
  const texts = forms.companyTexts({ description_fr: "Papier" });
  await as("approved A").company.saveTexts({ ...texts, version });
  await db.run(sql`insert into search_suppliers (key, supplier_id) values ('sahel', ${ID})`);
  expect((await suggest(db, "sahel", "fr")).suppliers).toMatchObject([{ name: OLD, nameLocale: "ar" }]);
  const company = await as("admin").admin.application({ id: ID });
  expect(company.texts.find(({ locale }) => locale === "fr")).toMatchObject({ name: OLD, nameLocale: "ar" });
});
