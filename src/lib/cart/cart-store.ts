/** What a cart keeps in the browser: products and whole quantities. Prices always come from the server. */
export interface KeptLine {
  productId: string;
  quantity: number;
}

export interface KeptCart {
  lines: readonly KeptLine[];
  /** The account whose cart this is; null for a visitor's. */
  ownerId: string | null;
  /** Changed here, and the account does not know yet. */
  isUnsent: boolean;
}

const PLACE = "cart";
/** As many as the server takes (domain/orders/cart.ts). */
const MAX_LINES = 50;
const EMPTY: KeptCart = { lines: [], ownerId: null, isUnsent: false };

let current: KeptCart | undefined;
const listeners = new Set<() => void>();

/** The cart as this browser keeps it; the same object until it changes. */
export function readCart(): KeptCart {
  current ??= stored() ?? EMPTY;
  return current;
}

/** False until this browser ever had a cart. */
export function hasCart(): boolean {
  return stored() !== undefined;
}

/** Keeps a cart and tells everybody on this page and in the other tabs. A blocked storage keeps it for the page's life. */
export function writeCart(cart: KeptCart): void {
  current = { ...cart, lines: cart.lines.slice(0, MAX_LINES) };
  try {
    window.localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Blocked or full: it lives as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Puts a product into the cart, beside what is there of it. */
export function addToCart(productId: string, quantity: number): void {
  const { lines } = readCart();
  const known = lines.find((line) => line.productId === productId);
  const added = { productId, quantity: (known?.quantity ?? 0) + quantity };
  change(known ? lines.map((line) => (line === known ? added : line)) : [...lines, added]);
}

/** Sets how much of a product is wanted. */
export function setQuantity(productId: string, quantity: number): void {
  change(readCart().lines.map((line) => (line.productId === productId ? { productId, quantity } : line)));
}

export function removeFromCart(productIds: readonly string[]): void {
  change(readCart().lines.filter((line) => !productIds.includes(line.productId)));
}

/** Fills the cart again, as with samples or what was taken out by mistake. */
export function fillCart(lines: readonly KeptLine[]): void {
  change(lines);
}

function change(lines: readonly KeptLine[]): void {
  writeCart({ ...readCart(), lines, isUnsent: true });
}

/** For `useSyncExternalStore`: changes of this page and of other tabs. */
export function watchCart(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== PLACE && event.key !== null) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

function stored(): KeptCart | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(PLACE) ?? "null");
    if (typeof kept !== "object" || kept === null || !("lines" in kept) || !Array.isArray(kept.lines)) return undefined;
    const ownerId = "ownerId" in kept && typeof kept.ownerId === "string" ? kept.ownerId : null;
    const isUnsent = "isUnsent" in kept && kept.isUnsent === true;
    return { lines: kept.lines.filter(isLine), ownerId, isUnsent };
  } catch {
    return undefined;
  }
}

function isLine(value: unknown): value is KeptLine {
  if (typeof value !== "object" || value === null || !("productId" in value) || !("quantity" in value)) return false;
  return typeof value.productId === "string" && Number.isSafeInteger(value.quantity) && Number(value.quantity) > 0;
}
