import * as z from "zod";
import { Child } from "./child.ts";
import { Connection, type Shot } from "./connection.ts";
import type { Endpoint } from "./endpoint.ts";
import { WARM_UP_SECONDS } from "./measure.ts";
import { medianBy } from "./percentiles.ts";
import { QUERIES } from "./queries.ts";
import { searchShot } from "./shots.ts";
import type { Site } from "./site.ts";
import type { BareStatement, SqlFigures, SqlOrder } from "./sql-process.ts";

const valueSchema = z.union([
  z.object({ type: z.literal("null") }).transform(() => null),
  z.object({ type: z.literal("integer"), value: z.string() }).transform(({ value }) => BigInt(value)),
  z
    .object({ type: z.enum(["text", "float"]), value: z.union([z.string(), z.number()]) })
    .transform(({ value }) => value),
]);
const statementSchema = z
  .object({
    sql: z.string(),
    args: z.array(valueSchema).default([]),
    named_args: z.array(z.object({ name: z.string(), value: valueSchema })).default([]),
  })
  .transform(({ sql, args, named_args: named }): BareStatement => {
    return {
      sql,
      args:
        named.length === 0
          ? args
          : Object.fromEntries(named.map(({ name, value }) => [name.replace(/^[:@$]/, ""), value])),
    };
  });
const requestSchema = z.union([
  z.object({ type: z.literal("execute"), stmt: statementSchema }).transform(({ stmt }) => [stmt]),
  z
    .object({ type: z.literal("batch"), batch: z.object({ steps: z.array(z.object({ stmt: statementSchema })) }) })
    .transform(({ batch }) => batch.steps.map(({ stmt }) => stmt)),
  z.object({ type: z.string() }).transform((): BareStatement[] => []),
]);
const bodySchema = z.object({ requests: z.array(requestSchema) });

/** The bodies of the database calls that the Worker makes for each query of the mix, in its order. */
export async function recordSearches(site: Site, endpoint: Endpoint): Promise<string[]> {
  const connection = new Connection(site.url);
  const bodies: string[] = [];
  for (const query of QUERIES) {
    const own = await endpoint.bodiesOf(() => connection.send(searchShot(query)));
    if (own.length !== 1) throw new Error(`A search made ${own.length} database calls: ${JSON.stringify(query)}`);
    bodies.push(...own);
  }
  connection.close();
  return bodies;
}

/** Sends recorded calls again, byte by byte: the SQL of the search and the endpoint, without the Worker. */
export const nextRecorded =
  (bodies: readonly string[]) =>
  (n: number): Shot => {
    const place = n % bodies.length;
    const kind = QUERIES[place]?.kind;
    return { path: "/v2/pipeline", method: "POST", body: bodies[place] ?? "", ...(kind && { kind }) };
  };

/** Runs the statements of recorded calls in a process of their own, against the same file. */
export async function measureInProcess(
  file: string,
  bodies: readonly string[],
  { seconds, repeats }: { seconds: number; repeats: number },
): Promise<SqlFigures> {
  const searches = bodies.map((body, place) => ({ kind: QUERIES[place]?.kind ?? "", statements: statementsOf(body) }));
  const child = new Child<SqlOrder, SqlFigures>("./sql-process.ts", []);
  try {
    const order = { file, searches, seconds, warmUpSeconds: WARM_UP_SECONDS };
    const runs: [SqlFigures, ...SqlFigures[]] = [await child.ask(order)];
    while (runs.length < repeats) runs.push(await child.ask({ ...order, warmUpSeconds: 0 }));
    return medianBy(runs, (run) => run.perSecond);
  } finally {
    await child.end();
  }
}

/** The statements of a call's body. @throws ZodError when it is not one of Hrana's */
export function statementsOf(body: string): BareStatement[] {
  return bodySchema.parse(JSON.parse(body)).requests.flat();
}
