import { readAddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { MatchReason } from "#domain/rfq/matching.ts";
import type { Database } from "#drizzle/client.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { matchSql } from "#worker/rfq/matching/match-sql.ts";
import { Random } from "../catalogue/random.ts";
import { readLines } from "./lines.ts";
import { MARKET_NOW, type MadeCompany, makeCompanies, writeCompanies } from "./market.ts";
import { writeOwners } from "./owners.ts";
import { type MadeRequest, makeRequests } from "./requests.ts";
import { spreadReport } from "./spread.ts";

/** That a company was asked for a request. */
export interface Asked {
  request: MadeRequest;
  supplierId: string;
  wave: 1 | 2;
  reasons: MatchReason[];
}

/** An invitation of the made market, beside what is known of the company. */
export interface MadeInvitation extends Asked {
  company: MadeCompany;
}

export interface Measured {
  requests: MadeRequest[];
  companies: MadeCompany[];
  invitations: MadeInvitation[];
  /** Whom the same requests reach among the companies of the demo; what those deal in is not known. */
  inDemo: Asked[];
}

/**
 * Matches the requests of a made market of 200 companies, and then among the companies of the demo.
 * @param demo a database with the demo data, whose goods are the taxonomy's lines
 * @param market an empty, migrated database
 */
export async function measureMatching(demo: Database, market: Database, seed = 14): Promise<Measured> {
  const random = new Random(seed);
  const [first, ...others] = await readLines(demo);
  if (!first) throw new Error("The demo data are missing");
  const lines = [first, ...others] as const;
  const companies = makeCompanies(random, lines);
  await writeCompanies(market, companies);
  const requests = makeRequests(random, lines);
  const known = new Map(companies.map((company) => [company.id, company]));
  const invitations = (await askFor(market, requests)).flatMap((asked) => {
    const company = known.get(asked.supplierId);
    return company ? [{ ...asked, company }] : [];
  });
  await writeOwners(demo);
  return { requests, companies, invitations, inDemo: await askFor(demo, requests) };
}

/** Puts requests into a market, and asks for each as it opens and once more as if no quote had come. */
async function askFor(db: Database, requests: readonly MadeRequest[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [place, request] of requests.entries()) {
    const rfqId = `rfq_made_${place}`;
    await db.insert(rfqs).values(rowOf(rfqId, request));
    for (const wave of [1, 2] as const) {
      const chosen = await invite(db, rfqId, request, wave);
      asked.push(...chosen.map((one) => ({ request, wave, ...one })));
    }
  }
  return asked;
}

async function invite(db: Database, rfqId: string, { line, text }: MadeRequest, wave: 1 | 2) {
  const asked = { rfqId, wave, category: line.category, texts: [text], now: MARKET_NOW };
  const rows = await db.all<{ supplier_id: string; score: number; reasons: string }>(
    matchSql({ ...asked, added: readAddedSynonyms([]) }),
  );
  const chosen = rows.map((row) => ({
    supplierId: row.supplier_id,
    reasons: JSON.parse(row.reasons) as MatchReason[],
  }));
  if (chosen.length === 0) return chosen;
  await db.insert(rfqInvitations).values(
    chosen.map(({ supplierId, reasons }) => ({
      ...{ id: `inv_${rfqId}_${supplierId}`, rfqId, supplierId, status: "invited" as const, score: 1, reasons, wave },
      ...{ deadlineAt: MARKET_NOW + 1, createdAt: MARKET_NOW, updatedAt: MARKET_NOW },
    })),
  );
  return chosen;
}

function rowOf(id: string, { line, text, quantity, unit, isSorted, destination, locale }: MadeRequest) {
  return {
    ...{ id, reference: id, status: "open" as const, accessHash: id, locale, deadlineAt: MARKET_NOW + 1 },
    ...{ companyName: "x", contactName: "x", email: "buyer@people.example", phone: "1", quantity: String(quantity) },
    ...{ quantityValue: quantity, quantityUnit: unit, destinationCountry: destination, category: line.category },
    ...{ subcategory: isSorted ? line.subcategory : null, description: text },
    ...{ createdAt: MARKET_NOW, updatedAt: MARKET_NOW },
  };
}

/** True where the company deals in the line that the request means. */
export function isFitting({ company, request }: MadeInvitation): boolean {
  return company.lines.includes(request.line);
}

/** Reasons that its data don't bear out; `terms` and `goods` are true of whoever deals in the line. */
export function untrueReasons(invitation: MadeInvitation): MatchReason[] {
  return invitation.reasons.filter((reason) => !isTrue(reason, invitation));
}

function isTrue(reason: MatchReason, invitation: MadeInvitation): boolean {
  const { company, request, wave } = invitation;
  const { line, quantity, unit, isSorted, destination } = request;
  const sells = (holds: (goods: MadeCompany["goods"][number]) => boolean) => company.goods.some(holds);
  switch (reason) {
    case "terms":
    case "goods":
      return isFitting(invitation);
    case "category":
      return sells((goods) => goods.line.category === line.category);
    case "subcategory":
      return isSorted && sells((goods) => goods.line.subcategory === line.subcategory);
    case "moq":
      // A second wave also asks who has the goods in another category.
      return sells(
        (goods) =>
          (wave === 2 || goods.line.category === line.category) && goods.unit === unit && goods.moq <= quantity,
      );
    case "destination":
      return destination !== null && [company.country, ...company.markets].includes(destination);
    case "verified":
      return company.isVerified;
    case "widened":
      return wave === 2;
    default:
      // Nobody has answered yet, and nobody was asked by name.
      return false;
  }
}

/** Shares from 0 to 1 of some invitations. */
export function sharesOf(invitations: readonly MadeInvitation[]) {
  const count = (holds: (one: MadeInvitation) => boolean) => invitations.filter(holds).length;
  return {
    invitations: invitations.length,
    fitting: count(isFitting) / invitations.length,
    true: count((one) => untrueReasons(one).length === 0) / invitations.length,
  };
}

/** Of requests whose line somebody deals in, the share that reaches somebody who does. */
export function reachedShare({ requests, companies, invitations }: Measured): number {
  const dealt = requests.filter(({ line }) => companies.some(({ lines }) => lines.includes(line)));
  const reached = new Set(invitations.filter(isFitting).map(({ request }) => request));
  return reached.size / dealt.length;
}

/** The figures as lines for people. */
export function reportOf(measured: Measured): string[] {
  const { requests, companies, invitations, inDemo } = measured;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const told = (name: string, some: readonly MadeInvitation[]) => {
    const shares = sharesOf(some);
    return `${name.padEnd(22)} ${String(shares.invitations).padStart(6)}  fit ${percent(shares.fitting)}  reasons true ${percent(shares.true)}`;
  };
  return [
    `${companies.length} companies, ${new Set(requests.map(({ line }) => line)).size} lines, ${requests.length} requests`,
    told("all invitations", invitations),
    ...([1, 2] as const).map((wave) =>
      told(
        `wave ${wave}`,
        invitations.filter((one) => one.wave === wave),
      ),
    ),
    ...LOCALES.map((locale) =>
      told(
        locale,
        invitations.filter(({ request }) => request.locale === locale),
      ),
    ),
    ...STRONGEST.map((reason) =>
      told(
        `for its ${reason}`,
        invitations.filter((one) => strongestOf(one) === reason),
      ),
    ),
    `requests that reach somebody of the line: ${percent(reachedShare(measured))}`,
    ...spreadReport("made market", requests, invitations),
    ...spreadReport("demo", requests, inDemo),
  ];
}

/** What a company is asked for, the strongest first. */
const STRONGEST = ["terms", "goods", "subcategory", "category"] as const;

function strongestOf({ reasons }: MadeInvitation) {
  return STRONGEST.find((reason) => reasons.includes(reason));
}
