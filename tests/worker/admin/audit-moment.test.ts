import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { checkAudit } from "#worker/admin/seals/check-audit.ts";
import { sealAudit } from "#worker/admin/seals/seal-audit.ts";
import { freshDatabase } from "../../support/database.ts";

const NOW = Date.now();
let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});

const write = (lines: number, name: string) =>
  db.insert(auditLog).values(
    Array.from({ length: lines }, (_, row) => ({
      ...{ id: `${name}-${row}`, actorId: "usr_1", action: "approve", entity: "supplier", entityId: "sup_1" },
      ...{ before: {}, after: {}, reason: null, createdAt: NOW },
    })),
  );

it("the check raises no alarm while lines are written and sealed beside it", async () => {
  for (let part = 0; part < 5; part += 1) {
    await write(50, `line-${part}`);
  }
  const checking = checkAudit({ $client: slowly(db.$client) } as Database);
  await expect(checking).resolves.toMatchObject({ sealed: 0, waiting: 250, broken: null });
  expect(await checkAudit(db)).toMatchObject({ sealed: 251, waiting: 0, broken: null });
});

/** A client whose readers are overtaken after their first answer: all is sealed and a line is written. */
function slowly(client: Database["$client"]): Database["$client"] {
  const overtaken = <Reader extends object>(reader: Reader): Reader => {
    let answers = 0;
    return new Proxy(reader, {
      get: (target, name) => {
        const method = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return async (...args: unknown[]) => {
          const answer = await method.apply(target, args);
          if (name === "transaction") return overtaken(answer);
          answers += name === "execute" ? 1 : 0;
          if (name === "execute" && answers === 1) {
            await write(1, "late");
            await sealAudit({ db, now: () => NOW });
          }
          return answer;
        };
      },
    });
  };
  return overtaken(client);
}
