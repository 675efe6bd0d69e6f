/** Something that may keep whatever reads it busy. */
export interface HostileCase {
  name: string;
  /** How large it may be: in bytes, characters or entries; of archives what they unpack to. */
  cap: number;
  /** Makes it so large; what is measured is the reading alone. */
  prepare: (size: number) => () => unknown;
}

/** A case of what is made and what reads it; a refusal is as good as an answer. */
export function hostileCase<Made>(
  name: string,
  cap: number,
  make: (size: number) => Made,
  read: (made: Made) => unknown,
): HostileCase {
  const prepare = (size: number) => {
    const made = make(size);
    return () => outcomeOf(() => read(made));
  };
  return { name, cap, prepare };
}

function outcomeOf(read: () => unknown): unknown {
  try {
    const found = read();
    return found instanceof Promise ? found.catch((error: unknown) => error) : found;
  } catch (error) {
    return error;
  }
}
