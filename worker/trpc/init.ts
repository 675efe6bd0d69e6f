import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { describeFault, toAppError, toTrpcError } from "./error-mapping.ts";

/** Who may call a procedure. The build's matrix test refuses a procedure without it (security.md 12). */
export interface ProcedureMeta {
  auth: "public";
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
  const result = await next();
  if (result.ok) return result;
  const appError = toAppError(result.error);
  if (appError.code === "UNEXPECTED" || appError.code === "UNAVAILABLE") {
    console.error(JSON.stringify({ at: "trpc", path, requestId: ctx.requestId, error: describeFault(result.error) }));
  }
  return { ...result, error: toTrpcError(appError) };
});

export const router = trpc.router;
export const mergeRouters = trpc.mergeRouters;
export const createCallerFactory = trpc.createCallerFactory;

/** For everyone, signed in or not. */
export const publicProcedure = trpc.procedure.meta({ auth: "public" }).use(typedErrors);
