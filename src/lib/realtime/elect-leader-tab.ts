/**
 * One of the tabs that ask under this name leads; when it closes, another one does. Where the browser has no locks each tab
 * believes to lead.
 */
export function electLeaderTab(name: string): { isLead: () => boolean; leave: () => void } {
  if (!navigator.locks) return { isLead: () => true, leave: () => {} };
  let isLead = false;
  let letGo = () => {};
  const controller = new AbortController();
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = () => {
    isLead = true;
    return held;
  };
  // Who leaves before its turn came is told so by an error, which is no news.
  navigator.locks.request(name, { signal: controller.signal }, hold).catch(() => {});
  const leave = () => {
    isLead = false;
    letGo();
    controller.abort();
  };
  return { isLead: () => isLead, leave };
}
