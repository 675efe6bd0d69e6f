import { useSyncExternalStore } from "react";

const PLACE = "single-keys";
const OFF = "off";

const hearers = new Set<() => void>();
/** Where the storage is blocked, the choice holds for this page. */
let unkept: boolean | undefined;

/** Whether single letters move and decide in this browser; they do until somebody switches them off. */
export function areKeysOn(): boolean {
  if (unkept !== undefined) return unkept;
  try {
    return window.localStorage.getItem(PLACE) !== OFF;
  } catch {
    return true;
  }
}

/** Switches single letters on or off, for this browser. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(PLACE);
    else window.localStorage.setItem(PLACE, OFF);
    unkept = undefined;
  } catch {
    unkept = isOn;
  }
  for (const hear of hearers) hear();
}

/** {@link areKeysOn}, for what shows it. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn, () => true);
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
