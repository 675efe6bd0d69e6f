import { initTRPC } from "@trpc/server";
import { type AccessRule, refusalFor } from "#domain/identity/access.ts";
import { PROCEDURE_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "./context.ts";
import { describeFault, toAppError, toTrpcError } from "./errors.ts";
import { expectGrant } from "./expect-grant.ts";

/** Who may call a procedure. The build's matrix test refuses a procedure without it (security 12). */
interface ProcedureMeta {
  auth: AccessRule;
}

const trpc = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const appError = toAppError(error);
      return {
        ...shape,
        message: appError.code,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          appCode: appError.code,
          requestId: ctx?.requestId ?? "",
          ...appError.details,
        },
      };
    },
  });

const typedErrors = trpc.middleware(async ({ next, ctx, path }) => {
  ctx.trace?.procedures.push(path);
  const result = await next();
  if (result.ok) return result;
  const appError = toAppError(result.error);
  ctx.trace?.errors.push(appError.code);
  // A refusal that a verb meant is no fault; what was translated into one is.
  const isMeant = result.error.cause === appError;
  if (!isMeant && (appError.code === "UNEXPECTED" || appError.code === "UNAVAILABLE")) {
    console.error(JSON.stringify({ at: "trpc", path, requestId: ctx.requestId, error: describeFault(result.error) }));
  }
  return { ...result, error: toTrpcError(appError) };
});

/**
 * The one guard: a procedure that does not say who may call it is closed to everybody (security 12), and one of the platform's
 * to operators without the grant that the table of grants names for it.
 */
const guard = trpc.middleware(async ({ ctx, meta, path, next }) => {
  if (!meta) throw new AppError("FORBIDDEN");
  if (meta.auth === "public") return next();
  const viewer = await ctx.viewer();
  const refusal = refusalFor(meta.auth, viewer);
  if (refusal) throw new AppError(refusal);
  if (meta.auth === "admin") expectGrant(viewer?.grants ?? [], PROCEDURE_GRANTS[path]);
  return next();
});

const procedure = trpc.procedure.use(typedErrors).use(guard);

/** Gives the verbs behind a guard the account that passed it. */
const withCaller = trpc.middleware(async ({ ctx, next }) => {
  const caller = await ctx.viewer();
  if (!caller) throw new AppError("UNAUTHENTICATED");
  return next({ ctx: { ...ctx, caller } });
});

export const router = trpc.router;
export const mergeRouters = trpc.mergeRouters;
export const createCallerFactory = trpc.createCallerFactory;

/** For everyone, signed in or not. */
export const publicProcedure = procedure.meta({ auth: "public" });

/** For accounts that a rule of `domain/identity/access.ts` lets in; verbs get the account as `ctx.caller`. */
export function procedureFor(auth: Exclude<AccessRule, "public">) {
  return procedure.meta({ auth }).use(withCaller);
}
