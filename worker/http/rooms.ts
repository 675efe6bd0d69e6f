import type { Context as HonoContext } from "hono";
import { answerRoomRequest } from "#party/authorize.ts";
import { roomSecret } from "#worker/platform/secrets.ts";
import type { AppBindings } from "./bindings.ts";

/** The hand-shake of the rooms' sockets: /parties/{kind}/{name}?token=… */
export function openRoom(c: HonoContext<AppBindings>): Promise<Response> {
  const { settings, origin, now } = c.get("context");
  const origins = [origin, new URL(c.req.url).origin];
  return answerRoomRequest(c.req.raw, c.env, { secret: roomSecret(settings), origins, now });
}
