import { Send, Square, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { UnsentFile } from "#src/lib/outbox/message-outbox.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { useBlobUrl } from "../bubble/use-blob-url.ts";
import { VoicePlayer } from "../bubble/voice-player.tsx";
import { voiceTime } from "../bubble/voice-time.ts";
import { useRecording } from "./use-recording.ts";
import type { Recording, VoiceProblem } from "./voice-recorder.ts";

const PROBLEMS: Record<VoiceProblem, () => string> = {
  unsupported: m.messages_record_unsupported,
  denied: m.messages_record_denied,
  no_microphone: m.messages_record_no_microphone,
  failed: m.messages_record_failed,
};

export interface VoiceBarProps {
  onSend: (voice: UnsentFile) => void;
  onClose: () => void;
}

/** Stands where one writes while a voice message is made: recorded, heard, sent. */
export function VoiceBar({ onSend, onClose }: VoiceBarProps) {
  const { state, stop } = useRecording();
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that opened it is gone.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className="flex min-h-17 items-center gap-2 border-sand-200 border-t bg-white p-3">
      <button
        ref={cancel}
        type="button"
        aria-label={m.messages_record_cancel()}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-full text-clay-700 hover:bg-clay-50"
      >
        <X aria-hidden size={22} />
      </button>
      {state.is === "refused" && (
        <p role="alert" className="grow text-clay-700 text-sm">
          {labelOf(PROBLEMS, state.problem)}
        </p>
      )}
      {state.is === "starting" && (
        <p role="status" className="grow text-sand-600 text-sm">
          {m.messages_record_starting()}
        </p>
      )}
      {state.is === "running" && (
        <>
          <Running elapsedMs={state.elapsedMs} level={state.level} />
          <RoundButton label={m.messages_record_stop()} onClick={() => void stop()}>
            <Square aria-hidden size={18} fill="currentColor" />
          </RoundButton>
        </>
      )}
      {state.is === "done" && <Heard recording={state.recording} onSend={onSend} />}
    </div>
  );
}

function Running({ elapsedMs, level }: { elapsedMs: number; level: number }) {
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <span className="sr-only" role="status">
        {m.messages_record_running()}
      </span>
      <span aria-hidden className="size-3 shrink-0 animate-pulse rounded-full bg-clay-600" />
      <span role="timer" className="shrink-0 text-gulf-950 tabular-nums">
        <bdi dir="ltr">{voiceTime(elapsedMs)}</bdi>
      </span>
      <span aria-hidden className="h-2 min-w-0 grow overflow-hidden rounded-full bg-sand-200">
        <span
          className="block h-full rounded-full bg-current text-brass-600 transition-[width]"
          style={{ inlineSize: `${Math.round(level * 100)}%` }}
        />
      </span>
    </div>
  );
}

function Heard({ recording, onSend }: { recording: Recording; onSend: VoiceBarProps["onSend"] }) {
  const { blob, mediaType, durationMs } = recording;
  const url = useBlobUrl(blob);
  const send = () => {
    // By `.mp4` other programs take it for a film.
    const name = mediaType === "audio/mp4" ? "voice.m4a" : `voice.${mediaType.split("/")[1] ?? "webm"}`;
    onSend({ localId: crypto.randomUUID(), kind: "voice", name, mediaType, blob, durationMs, fileId: null });
  };
  return (
    <>
      <div className="min-w-0 grow rounded-2xl bg-gulf-50 px-2">
        {url && <VoicePlayer url={url} durationMs={durationMs} />}
      </div>
      <RoundButton label={m.messages_record_send()} onClick={send}>
        <Send aria-hidden size={20} className="rtl:-scale-x-100" />
      </RoundButton>
    </>
  );
}

function RoundButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-gulf-800 text-white hover:bg-gulf-900"
    >
      {children}
    </button>
  );
}
