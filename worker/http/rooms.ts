import type { Context as HonoContext } from "hono";
import { answerRoomRequest } from "#party/authorize.ts";
import { roomSecret } from "#worker/platform/secrets.ts";
import type { AppBindings } from "./bindings.ts";
import { ownOrigins } from "./same-origin.ts";

/** The hand-shake of the rooms' sockets: /parties/{kind}/{name}?token=… */
export function openRoom(c: HonoContext<AppBindings>): Promise<Response> {
  const { settings, now } = c.get("context");
  const origins = ownOrigins(c.get("context"), c.req.raw);
  return answerRoomRequest(c.req.raw, c.env, { secret: roomSecret(settings), origins, now });
}
