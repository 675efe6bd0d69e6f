import type { SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import { m } from "#i18n/paraglide/messages.js";

type HouseAction = Exclude<SupplierAction, "provide_info" | "resubmit">;

interface MoveWords {
  verb: () => string;
  /** What follows from it. */
  hint: () => string;
  look: "primary" | "secondary" | "danger";
}

const MOVES: Record<HouseAction, MoveWords> = {
  approve: { verb: m.admin_move_approve, hint: m.admin_move_approve_hint, look: "primary" },
  restore: { verb: m.admin_move_restore, hint: m.admin_move_restore_hint, look: "primary" },
  request_info: { verb: m.admin_move_request_info, hint: m.admin_move_request_info_hint, look: "secondary" },
  reject: { verb: m.admin_move_reject, hint: m.admin_move_reject_hint, look: "danger" },
  suspend: { verb: m.admin_move_suspend, hint: m.admin_move_suspend_hint, look: "danger" },
  terminate: { verb: m.admin_move_terminate, hint: m.admin_move_terminate_hint, look: "danger" },
};

export interface HouseMove extends MoveWords {
  action: HouseAction;
}

/** The moves that a state allows, the welcome one first. */
export function houseMoves(actions: readonly SupplierAction[]): HouseMove[] {
  const allowed = (Object.keys(MOVES) as HouseAction[]).filter((action) => actions.includes(action));
  return allowed.map((action) => ({ action, ...MOVES[action] }));
}
