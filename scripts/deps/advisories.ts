import semver from "semver";
import { z } from "zod";
import { type Accepted, REVIEW_AFTER_DAYS } from "./accepted.ts";
import type { LockedPackage } from "./lockfile.ts";

const DAY_MS = 86_400_000;

const eventSchema = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});

const rangeSchema = z.object({ type: z.string(), events: z.array(eventSchema) });

const affectedSchema = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(rangeSchema).default([]),
  versions: z.array(z.string()).default([]),
});

/** What is read of OSV's format (https://ossf.github.io/osv-schema/). */
const advisorySchema = z.object({
  id: z.string(),
  summary: z.string().default(""),
  withdrawn: z.string().optional(),
  aliases: z.array(z.string()).default([]),
  affected: z.array(affectedSchema).default([]),
  severity: z.array(z.object({ type: z.string(), score: z.string() })).default([]),
  database_specific: z.object({ severity: z.string().optional() }).optional(),
});

const exportSchema = z.union([
  z.array(advisorySchema),
  z.object({ vulns: z.array(advisorySchema) }).transform(({ vulns }) => vulns),
  advisorySchema.transform((one) => [one]),
]);

type Advisory = z.infer<typeof advisorySchema>;
type Affected = z.infer<typeof affectedSchema>;
type Range = z.infer<typeof rangeSchema>;

/** A package that an advisory reaches. */
export interface Finding {
  id: string;
  aliases: string[];
  name: string;
  version: string;
  path: string;
  severity: string;
  summary: string;
}

/**
 * The advisories of an export: one in OSV's format, a list of them, or an answer of OSV's query, `{"vulns": […]}`.
 * @throws Error where it is none of these
 */
export function readAdvisories(text: string): Advisory[] {
  const read = exportSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new Error('no advisories in OSV\'s format: a list of them, or {"vulns": […]}');
  return read.data;
}

/** The installed packages that advisories reach; withdrawn ones reach none. */
export function findReached(advisories: Advisory[], locked: LockedPackage[]): Finding[] {
  return advisories
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap((advisory) => locked.flatMap((one) => findingOf(advisory, one)));
}

function findingOf(advisory: Advisory, { name, version = "", path }: LockedPackage): Finding[] {
  const { id, aliases, summary, severity, database_specific, affected } = advisory;
  const isNamed = (one: Affected) => one.package?.ecosystem === "npm" && one.package.name === name;
  if (!affected.some((one) => isNamed(one) && isReached(version, one))) return [];
  const told = database_specific?.severity ?? severity[0]?.score ?? "unknown";
  return [{ id, aliases, name, version, path, severity: told.toLowerCase(), summary }];
}

/** An entry that names no versions in a way that can be compared reaches all of them: nothing is taken for safe unread. */
function isReached(version: string, { versions, ranges }: Affected): boolean {
  const readable = ranges.filter(({ type }) => type === "SEMVER" || type === "ECOSYSTEM");
  if (versions.length === 0 && readable.length === 0) return true;
  return versions.includes(version) || readable.some((range) => isWithin(version, range));
}

/** By OSV's rule: the last event at or below the version tells whether it is reached. */
function isWithin(version: string, { events }: Range): boolean {
  const bounds = events.flatMap(boundsOf);
  if (!semver.valid(version) || bounds.some(({ at }) => !semver.valid(at))) return true;
  const below = bounds
    .filter(({ at, opens, isInclusive }) => semver.compare(version, at) >= (opens || !isInclusive ? 0 : 1))
    .sort((a, b) => semver.compare(a.at, b.at));
  return below.at(-1)?.opens ?? false;
}

function boundsOf({ introduced, fixed, last_affected: last }: z.infer<typeof eventSchema>) {
  return [
    ...(introduced === undefined
      ? []
      : [{ at: introduced === "0" ? "0.0.0-0" : introduced, opens: true, isInclusive: true }]),
    ...(fixed === undefined ? [] : [{ at: fixed, opens: false, isInclusive: false }]),
    ...(last === undefined ? [] : [{ at: last, opens: false, isInclusive: true }]),
  ];
}

/**
 * The findings that nobody has accepted, or not lately enough.
 * @param now milliseconds since 1970
 */
export function unaccepted(findings: Finding[], accepted: Record<string, Accepted>, now: number): Finding[] {
  return findings.filter(({ id, aliases, name }) => {
    const entry = [id, ...aliases].map((known) => accepted[known]).find((one) => one?.package === name);
    return !entry || now - Date.parse(entry.reviewed) > REVIEW_AFTER_DAYS * DAY_MS;
  });
}
