import { useRef, useState } from "react";

/** Only one voice speaks at a time. */
let speaking: HTMLAudioElement | null = null;

/** A voice that can be heard: where it is, and what moves it. Spread `events` into its `<audio>`. */
export function useVoice() {
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
