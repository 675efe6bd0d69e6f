import type { OrderStatus } from "#domain/orders/order-machine.ts";
import type { SupplierId } from "./suppliers/all.ts";

/** A demo order: who buys what from whom, and how far it has come. */
export interface OrderDraft {
  /** Letters of its reference. */
  letters: string;
  buyer: "buyer" | "buyer2";
  supplier: SupplierId & ("sup_demo_1" | "sup_demo_2");
  /** SKU and quantity. */
  lines: [sku: string, quantity: number][];
  /** What it went through, with the age of each step in days; the last is where it stands. */
  path: [status: OrderStatus, daysAgo: number][];
  freight?: number;
  rating?: { stars: [number, number, number, number]; review: string; reply?: string; ofBuyer: number };
  /** What the buyer disputes. */
  dispute?: string;
}

export const ORDER_DRAFTS: OrderDraft[] = [
  {
    letters: "NEW2A3",
    buyer: "buyer",
    supplier: "sup_demo_1",
    lines: [
      ["SDR-KHL-05", 400],
      ["SDR-AJW-GB", 200],
    ],
    path: [["new", 0]],
  },
  {
    letters: "PRD4B5",
    buyer: "buyer",
    supplier: "sup_demo_1",
    lines: [["SDR-PST-12", 12]],
    path: [
      ["new", 9],
      ["confirmed", 8],
      ["in_production", 6],
    ],
    freight: 1850,
  },
  {
    letters: "SHP6C7",
    buyer: "buyer",
    supplier: "sup_demo_2",
    lines: [["BAH-PF-6060", 2000]],
    path: [
      ["new", 24],
      ["confirmed", 23],
      ["in_production", 21],
      ["ready_to_ship", 6],
      ["shipped", 3],
    ],
    freight: 2400,
  },
  {
    letters: "DNE8D9",
    buyer: "buyer",
    supplier: "sup_demo_1",
    lines: [["SDR-DBS-400", 960]],
    path: [
      ["new", 60],
      ["confirmed", 59],
      ["ready_to_ship", 50],
      ["shipped", 48],
      ["delivered", 46],
      ["completed", 44],
    ],
    freight: 900,
    rating: {
      stars: [5, 5, 4, 5],
      review: "دبس ممتاز وتغليف محكم، ووصلت الشحنة قبل موعدها بيوم.",
      reply: "شكرًا لثقتكم، ويسعدنا أن نجهّز طلبكم القادم.",
      ofBuyer: 5,
    },
  },
  {
    letters: "DNEADB",
    buyer: "buyer2",
    supplier: "sup_demo_2",
    lines: [["BAH-WT-3060", 3000]],
    path: [
      ["new", 75],
      ["confirmed", 74],
      ["in_production", 72],
      ["ready_to_ship", 60],
      ["shipped", 57],
      ["delivered", 45],
      ["completed", 43],
    ],
    freight: 5200,
    rating: {
      stars: [4, 5, 3, 4],
      review: "Tiles as sampled and well packed. The vessel left a week late, but we were told in time.",
      ofBuyer: 4,
    },
  },
  {
    letters: "RTEFGH",
    buyer: "buyer",
    supplier: "sup_demo_1",
    lines: [["SDR-KHL-05", 1200]],
    path: [
      ["new", 30],
      ["confirmed", 29],
      ["ready_to_ship", 20],
      ["shipped", 18],
      ["delivered", 16],
      ["completed", 10],
    ],
    freight: 1200,
  },
  {
    letters: "DSPJKM",
    buyer: "buyer2",
    supplier: "sup_demo_2",
    lines: [["BAH-SL-1224", 800]],
    path: [
      ["new", 40],
      ["confirmed", 39],
      ["ready_to_ship", 20],
      ["shipped", 17],
      ["delivered", 5],
      ["disputed", 2],
    ],
    freight: 6100,
    dispute: "14 of the 80 crates arrived with cracked slabs; photos follow.",
  },
];
