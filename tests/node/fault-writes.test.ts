import { expect, it } from "vitest";
import { isWrite, isWritingCall } from "../../scripts/faults/database-proxy.ts";

it("knows a statement that writes however it begins", () => {
  for (const statement of [
    "insert into orders values (1)",
    "\n    UPDATE orders set status = ?",
    'with chosen as (select "id" from rfqs)\n insert into audit_log select * from chosen',
    "with gone as (select 1) delete from sessions",
    "-- why\nreplace into settings values (1)",
  ]) {
    expect(isWrite(statement), statement).toBe(true);
    expect(
      isWritingCall(JSON.stringify({ requests: [{ stmt: { sql: "select 1" } }, { stmt: { sql: statement } }] })),
    ).toBe(true);
  }
});

it("takes no reading for a write", () => {
  for (const statement of ["select updated_at from orders", "with asked as (select 1) select * from asked", "begin"]) {
    expect(isWrite(statement), statement).toBe(false);
    expect(isWritingCall(JSON.stringify({ stmt: { sql: statement, args: [{ value: "delete from x" }] } }))).toBe(false);
  }
});
