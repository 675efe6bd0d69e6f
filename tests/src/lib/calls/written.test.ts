import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, it, vi } from "vitest";
import { createApiClient, onWritten, refusalLink } from "#src/lib/calls/trpc.ts";

it("tells of what is written, and not of what is read, of the account or saved for later", async () => {
  const answers: TRPCLink<never> = () => () =>
    observable((observer) => {
      observer.next({ result: { data: null } });
      observer.complete();
    });
  const client = createApiClient(
    refusalLink(
      () => {},
      () => {},
    ),
    answers as never,
  );
  const hear = vi.fn();
  onWritten.add(hear);
  await client.saved.save.mutate({ kind: "product", id: "prd_dates" });
  await client.saved.unsave.mutate({ kind: "product", id: "prd_dates" });
  await client.saved.ids.query();
  await client.auth.signOut.mutate();
  expect(hear).not.toHaveBeenCalled();
  await client.notices.read.mutate({ all: true });
  expect(hear).toHaveBeenCalledTimes(1);
  onWritten.delete(hear);
});

it("tells of a call that was refused for want of a grant", async () => {
  const notGranted = vi.fn();
  const data = { appCode: "FORBIDDEN", state: "not_granted" };
  const answers: TRPCLink<never> = () => () =>
    observable((observer) => observer.error(new TRPCClientError("", { result: { error: { data } } } as never)));
  const client = createApiClient(
    refusalLink(() => {}, notGranted),
    answers as never,
  );
  await expect(client.admin.overview.query()).rejects.toThrow();
  expect(notGranted).toHaveBeenCalledTimes(1);
});
