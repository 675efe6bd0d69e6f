import { expect } from "vitest";
import type { Frame } from "#domain/messaging/frames.ts";

type Like = Partial<Frame> & { type: Frame["type"] };

/** An open socket of a room with what it has heard so far. */
export function hear(socket: WebSocket) {
  const frames: Frame[] = [];
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", (event) => resolve(event.code)));
  socket.addEventListener("message", (event) => {
    frames.push(JSON.parse(String(event.data)));
  });
  socket.accept();
  /** The next frame that looks like this one, which is taken out. */
  const next = async (like: Like) => {
    const place = () =>
      frames.findIndex((frame) => Object.entries(like).every(([key, value]) => Reflect.get(frame, key) === value));
    await expect.poll(place, { timeout: 12_000 }).toBeGreaterThanOrEqual(0);
    return frames.splice(place(), 1)[0];
  };
  /** All of one type that came by now, once what was sent before has been answered. */
  const all = async (type: Frame["type"]) => {
    socket.send('{"type":"ping"}');
    await next({ type: "pong" });
    return frames.filter((frame) => frame.type === type);
  };
  return { socket, frames, closed, next, all };
}
export type Heard = ReturnType<typeof hear>;
