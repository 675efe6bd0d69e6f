import ReconnectingWebSocket from "partysocket/ws";
import type { ClientFrame, Frame } from "#domain/messaging/frames.ts";
import type { RoomKind } from "#domain/messaging/room-token.ts";
import type { ApiClient } from "./trpc.ts";

/** Rooms count who says nothing for a minute as gone (security.md 26). */
const HEARTBEAT_MS = 25_000;
/** 1, 2, 5, 10 s and then always 10, each a little later by chance, so that not all come back at once. */
const BACK_OFF = { growFactor: 2.2, longestMs: 10_000, jitterMs: 400 } as const;

interface RoomHandlers {
  onFrame: (frame: Frame) => void;
  /** The room is entered, for the first time or again: what was told meanwhile must be fetched. */
  onOpen: () => void;
  onClose?: () => void;
}

export interface RoomSocket {
  send: (frame: ClientFrame) => void;
  close: () => void;
}

/** Enters a room and comes back to it whenever the network lets it; each try with a token of its own. */
export function openRoomSocket(
  client: ApiClient,
  { kind, id }: { kind: RoomKind; id?: string },
  { onFrame, onOpen, onClose }: RoomHandlers,
): RoomSocket {
  const address = async () => {
    const { token, room } = await client.messages.roomToken.mutate({ kind, id });
    const url = new URL(`/parties/${kind}/${room}`, window.location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("token", token);
    return url.href;
  };
  const socket = new ReconnectingWebSocket(address, [], {
    minReconnectionDelay: 1000 + Math.random() * BACK_OFF.jitterMs,
    maxReconnectionDelay: BACK_OFF.longestMs,
    reconnectionDelayGrowFactor: BACK_OFF.growFactor,
    // What was not sent while away is stale: messages wait in the outbox, not here.
    maxEnqueuedMessages: 0,
  });
  const send = (frame: ClientFrame) => {
    if (socket.readyState === ReconnectingWebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const heartbeat = setInterval(() => send({ type: "ping" }), HEARTBEAT_MS);
  socket.addEventListener("open", onOpen);
  socket.addEventListener("close", () => onClose?.());
  socket.addEventListener("message", ({ data }) => {
    const frame = readFrame(data);
    if (frame) onFrame(frame);
  });
  return {
    send,
    close: () => {
      clearInterval(heartbeat);
      socket.close();
    },
  };
}

/** Rooms are our own and check what they send; a frame of a newer version than this page is passed over by its type. */
function readFrame(data: unknown): Frame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === "object" && frame !== null && "type" in frame ? (frame as Frame) : null;
  } catch {
    return null;
  }
}
