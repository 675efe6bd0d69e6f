import { Pause, Play } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { currentDirection } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { steppedTo, voiceTime } from "./voice-time.ts";

/** Only one voice speaks at a time. */
let speaking: HTMLAudioElement | null = null;

/** A voice that can be heard: where it is, and what moves it. Spread `events` into its `<audio>`. */
function useVoice() {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  const toggle = () => {
    const { current } = audio;
    if (!current) return;
    setHasFailed(false);
    if (!current.paused) return current.pause();
    current.play().catch((error: unknown) => {
      // A pause that comes at once, as when another one is started, is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setHasFailed(true);
    });
  };
  const seek = (ms: number) => {
    if (audio.current) audio.current.currentTime = ms / 1000;
    setAtMs(ms);
  };
  const events = {
    ref: audio,
    onPlay: () => {
      if (speaking !== audio.current) speaking?.pause();
      speaking = audio.current;
      setIsPlaying(true);
    },
    onPause: () => setIsPlaying(false),
    onTimeUpdate: () => setAtMs((audio.current?.currentTime ?? 0) * 1000),
    onEnded: () => seek(0),
  };
  return { isPlaying, atMs, hasFailed, toggle, seek, events };
}

interface VoicePlayerProps {
  url: string;
  /** As its recorder said: such files don't know it themselves. */
  durationMs: number;
  /** On a dark ground. */
  onDark?: boolean;
}

/** Plays a voice message. */
export function VoicePlayer({ url, durationMs, onDark = false }: VoicePlayerProps) {
  const { isPlaying, atMs, hasFailed, toggle, seek, events } = useVoice();
  const shown = Math.min(atMs, durationMs);
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = steppedTo(event.key, currentDirection(), { at: shown, whole: durationMs });
    if (wanted === null) return;
    event.preventDefault();
    seek(wanted);
  };
  const Icon = isPlaying ? Pause : Play;
  const variant = onDark ? "text-white hover:bg-gulf-700" : "text-gulf-800 hover:bg-gulf-100";
  return (
    <div className="grid">
      <div className="flex min-w-40 items-center gap-2">
        <audio {...events} src={url} preload="none" />
        <button
          type="button"
          aria-label={isPlaying ? m.messages_voice_pause() : m.messages_voice_play()}
          onClick={toggle}
          className={`grid size-11 shrink-0 place-items-center rounded-full ${variant}`}
        >
          <Icon aria-hidden size={20} fill="currentColor" />
        </button>
        <input
          type="range"
          min={0}
          max={durationMs}
          step={100}
          value={shown}
          onChange={({ target }) => seek(Number(target.value))}
          onKeyDown={onKeyDown}
          aria-label={m.messages_voice_place()}
          aria-valuetext={m.messages_voice_time({ at: voiceTime(shown), whole: voiceTime(durationMs) })}
          className={`h-11 min-w-0 grow ${onDark ? "accent-brass-300" : "accent-gulf-800"}`}
        />
        <bdi dir="ltr" className="shrink-0 text-xs tabular-nums">
          {voiceTime(isPlaying || shown > 0 ? shown : durationMs)}
        </bdi>
      </div>
      {hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-xs">
          {m.messages_voice_failed()}
          {/* Not every browser plays what another one records; another program may. */}
          <a href={url} download className="inline-flex min-h-11 items-center underline underline-offset-4">
            {m.messages_download()}
          </a>
        </p>
      )}
    </div>
  );
}
