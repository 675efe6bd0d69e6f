import { useEffect, useRef, useState } from "react";
import { type Recording, type VoiceProblem, VoiceRecorder, VoiceRefusal } from "./voice-recorder.ts";

type RecordingState =
  | { is: "starting" }
  | { is: "running"; elapsedMs: number; level: number }
  | { is: "done"; recording: Recording }
  | { is: "refused"; problem: VoiceProblem };

/** A voice message from the first sound to what can be sent; it begins at once. */
export function useRecording() {
  const [state, setState] = useState<RecordingState>({ is: "starting" });
  const recorder = useRef<VoiceRecorder>(undefined);

  const refuse = (error: unknown) => {
    setState({ is: "refused", problem: error instanceof VoiceRefusal ? error.problem : "failed" });
  };
  const stop = async () => {
    const { current } = recorder;
    recorder.current = undefined;
    if (!current) return;
    try {
      setState({ is: "done", recording: await current.stop() });
    } catch (error) {
      refuse(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with the mount
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      try {
        const begun = await VoiceRecorder.start({
          onTick: (elapsedMs, level) => isGone || setState({ is: "running", elapsedMs, level }),
          onEnd: () => void stop(),
        });
        if (isGone) return begun.cancel();
        recorder.current = begun;
        setState({ is: "running", elapsedMs: 0, level: 0 });
      } catch (error) {
        if (!isGone) refuse(error);
      }
    };
    void begin();
    return () => {
      isGone = true;
      recorder.current?.cancel();
      recorder.current = undefined;
    };
  }, []);
  return { state, stop };
}
