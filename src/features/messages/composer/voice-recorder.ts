/** The server's own limits (domain/messaging/message-files), which bring zod with them. */
export const LONGEST_VOICE_MS = 3 * 60_000;
const KINDS = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
/** Speech needs no more; three minutes stay far below the 2 MB that are taken. */
const BITS_PER_SECOND = 32_000;
const TELL_EVERY_MS = 100;

export type VoiceProblem = "unsupported" | "denied" | "no_microphone" | "failed";

/** Why nothing can be recorded. */
export class VoiceRefusal extends Error {
  readonly problem: VoiceProblem;

  constructor(problem: VoiceProblem) {
    super(problem);
    this.name = "VoiceRefusal";
    this.problem = problem;
  }
}

export interface Recording {
  blob: Blob;
  mediaType: string;
  durationMs: number;
}

interface VoiceListener {
  /** @param level loudness from 0 to 1 */
  onTick: (elapsedMs: number, level: number) => void;
  /** The longest time is over, or the microphone was taken away. */
  onEnd: () => void;
}

/** A recording under way; the microphone is let go as soon as it ends. */
export class VoiceRecorder {
  readonly #stream: MediaStream;
  readonly #recorder: MediaRecorder;
  readonly #parts: Blob[] = [];
  readonly #audio: AudioContext;
  readonly #ticking: ReturnType<typeof setInterval>;
  readonly #startedAt = performance.now();

  private constructor(stream: MediaStream, { onTick, onEnd }: VoiceListener) {
    this.#stream = stream;
    this.#recorder = new MediaRecorder(stream, { mimeType: kindOf(), audioBitsPerSecond: BITS_PER_SECOND });
    this.#recorder.ondataavailable = ({ data }) => data.size > 0 && this.#parts.push(data);
    this.#audio = new AudioContext();
    // Safari begins it asleep, since the touch that led here is long past.
    void this.#audio.resume().catch(() => undefined);
    const loudness = meterOf(this.#audio, stream);
    for (const track of stream.getTracks()) track.onended = onEnd;
    this.#recorder.start();
    this.#ticking = setInterval(() => {
      onTick(this.#elapsed(), loudness());
      if (this.#elapsed() >= LONGEST_VOICE_MS) onEnd();
    }, TELL_EVERY_MS);
  }

  /** Asks for the microphone and begins. @throws VoiceRefusal */
  static async start(listener: VoiceListener): Promise<VoiceRecorder> {
    if (!canRecord()) throw new VoiceRefusal("unsupported");
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
      throw new VoiceRefusal(problemOf(error));
    });
    try {
      return new VoiceRecorder(stream, listener);
    } catch {
      letGo(stream);
      throw new VoiceRefusal("failed");
    }
  }

  /** @throws VoiceRefusal when nothing was heard */
  stop(): Promise<Recording> {
    const durationMs = Math.max(1, Math.round(Math.min(this.#elapsed(), LONGEST_VOICE_MS)));
    return new Promise((resolve, reject) => {
      this.#recorder.onstop = () => {
        const [mediaType = ""] = this.#recorder.mimeType.split(";");
        const blob = new Blob(this.#parts, { type: mediaType });
        if (blob.size > 0) resolve({ blob, mediaType, durationMs });
        else reject(new VoiceRefusal("failed"));
      };
      if (this.#recorder.state === "inactive") reject(new VoiceRefusal("failed"));
      else this.#recorder.stop();
      this.#release();
    });
  }

  cancel(): void {
    this.#recorder.onstop = null;
    if (this.#recorder.state !== "inactive") this.#recorder.stop();
    this.#release();
  }

  #elapsed(): number {
    return performance.now() - this.#startedAt;
  }

  #release(): void {
    clearInterval(this.#ticking);
    letGo(this.#stream);
    void this.#audio.close().catch(() => undefined);
  }
}

function canRecord(): boolean {
  return "mediaDevices" in navigator && typeof MediaRecorder === "function" && kindOf() !== "";
}

function kindOf(): string {
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? "";
}

/** What the browser's refusals mean (Media Capture and Streams, 10.3). */
export function problemOf(error: unknown): VoiceProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "no_microphone" : "failed";
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

/** Measures how loud it is at a moment. */
function meterOf(audio: AudioContext, stream: MediaStream): () => number {
  const meter = audio.createAnalyser();
  meter.fftSize = 512;
  audio.createMediaStreamSource(stream).connect(meter);
  const wave = new Uint8Array(meter.fftSize);
  return () => {
    meter.getByteTimeDomainData(wave);
    return Math.min(1, (Math.max(...wave) - 128) / 64);
  };
}
