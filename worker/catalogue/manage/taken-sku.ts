import { AppError } from "#domain/kernel/app-error.ts";

/**
 * Waits for a write whose product code may be another one's: the database's own index decides, so that two at once
 * can't both pass.
 * @throws AppError CONFLICT with `sku:taken`; nothing was written then
 */
export async function withTakenSku<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    for (let current = error; current instanceof Error; current = current.cause) {
      if (/UNIQUE constraint failed: products\.supplier_id, products\.sku/.test(current.message)) {
        throw new AppError("CONFLICT", { issues: [{ path: "sku", code: "taken" }] });
      }
    }
    throw error;
  }
}
