import { beforeEach, expect, it } from "vitest";
import { type Claim, type Place, Places } from "#worker/http/admission/places.ts";

const LEAST = 6;

let now: number;
let places: Places;
beforeEach(() => {
  now = 1_000_000;
  places = new Places({ most: 16, forWrites: 1 / 4 }, () => now);
});

const read: Claim = { address: null, size: 1, isWrite: false, spare: 0 };
const write: Claim = { ...read, isWrite: true };
const from = (address: string): Claim => ({ ...read, address });

/** Takes as many as it gets. */
function takeAll(claim: Claim): Place[] {
  const taken: Place[] = [];
  for (let place = places.take(claim); place; place = places.take(claim)) taken.push(place);
  return taken;
}

it("beyond their places reads are refused, then writes, until one is given back", () => {
  const reads = takeAll(read);
  expect(reads).toHaveLength(12);
  const writes = takeAll(write);
  expect(writes).toHaveLength(4);
  reads[0]?.leave();
  expect(places.take(read)).toBeNull();
  expect(takeAll(write)).toHaveLength(1);
  for (const place of [...reads, ...writes]) place.leave();
  expect(takeAll(read)).toHaveLength(11);
});

it("a place that is given back twice is free once", () => {
  const [first] = takeAll(read);
  first?.leave();
  first?.leave();
  expect(takeAll(read)).toHaveLength(1);
});

it("a claim of ten gets in while any place is left, and counts ten", () => {
  places.take(read);
  const batch = places.take({ ...read, size: 10 });
  expect(takeAll(read)).toHaveLength(1);
  batch?.leave();
  expect(takeAll(read)).toHaveLength(10);
});

it("a claim of nothing leaves room to the others, and is refused like them", () => {
  for (let n = 0; n < 100; n += 1) expect(places.take({ ...write, size: 0 })).not.toBeNull();
  takeAll(read);
  takeAll(write);
  expect(places.take({ ...write, size: 0 })).toBeNull();
});

it("spare places are there beyond all others, for reads and writes", () => {
  expect(takeAll({ ...read, spare: 20 })).toHaveLength(12 + 20);
  expect(takeAll({ ...write, spare: 20 })).toHaveLength(4);
});

it("where reads leave nothing free for writes, all places are theirs", () => {
  places = new Places({ most: 16, forWrites: 0 }, () => now);
  expect(takeAll(read)).toHaveLength(16);
});

it("whose body is still to come holds nothing, and asks once it is there", () => {
  const waiting = Array.from({ length: 50 }, () => places.take({ ...write, size: 0 }));
  const others = takeAll(read);
  expect(others).toHaveLength(12);
  expect([waiting[0]?.resize(10), waiting[0]?.resize(10)]).toEqual([true, true]);
  expect(waiting[1]?.resize(1)).toBe(false);
  for (const place of [waiting[1], waiting[0], others[0]]) place?.leave();
  expect(takeAll(read)).toHaveLength(1);
});

it("whose body comes after ten seconds has its place from then on", () => {
  const waiting = places.take({ ...write, size: 0 });
  now += 15_000;
  waiting?.resize(10);
  now += 9999;
  expect(takeAll(write)).toHaveLength(6);
});

it("who rests leaves one place to others, and has it again afterwards, whether there is room or not", () => {
  const batch = places.take({ ...write, size: 10 });
  const goOn = batch?.rest();
  const others = takeAll(write);
  expect(others).toHaveLength(7);
  goOn?.();
  others[0]?.leave();
  expect(places.take(write)).toBeNull();
  batch?.leave();
  expect(takeAll(write)).toHaveLength(10);
});

it("who rests for longer than a place is held has its own again, and none after it left", () => {
  const [one, another] = [places.take(write), places.take(write)];
  const [goOn, goOnLate] = [one?.rest(), another?.rest()];
  now += 11_000;
  goOn?.();
  another?.leave();
  goOnLate?.();
  expect(takeAll(write)).toHaveLength(15);
});

it("one address is held back once half of the places are taken: to a quarter, whoever took them", () => {
  const ofA = takeAll(from("a"));
  expect(ofA).toHaveLength(8);
  const ofB = takeAll(from("b"));
  expect(ofB).toHaveLength(4);
  expect(places.take({ ...from("a"), isWrite: true })).toBeNull();
  ofB[0]?.leave();
  expect(places.take(from("b"))).not.toBeNull();
  for (const place of ofA.splice(3)) place.leave();
  expect(places.take(from("a"))).not.toBeNull();
});

it("while half of the places are free, an office gets what it asks for", () => {
  places = new Places({ most: 64, forWrites: 1 / 4 }, () => now);
  const batches = Array.from({ length: 11 }, () => places.take({ ...from("office"), size: 3 }));
  expect(batches).not.toContain(null);
  expect(places.take(from("office"))).toBeNull();
  expect(places.take(from("home"))).not.toBeNull();
});

it("batches count whole for an address: none takes it beyond its quarter in a crowd", () => {
  places = new Places({ most: 40, forWrites: 1 / 4 }, () => now);
  const batch = (address: string) => places.take({ ...from(address), size: 10 });
  const first = batch("a");
  expect([first, batch("a")]).not.toContain(null);
  expect(places.take(from("a"))).toBeNull();
  const single = places.take(from("b"));
  expect(batch("b")).toBeNull();
  single?.leave();
  expect(batch("b")).not.toBeNull();
});

it("a batch of whoever has nothing gets in however few places there are", () => {
  places = new Places({ most: 20, forWrites: 1 / 4 }, () => now);
  for (let n = 0; n < 10; n += 1) places.take(read);
  expect(places.take({ ...from("a"), size: 10 })).not.toBeNull();
});

it("a body of an address that has its part is refused when it is there", () => {
  const late = places.take({ ...from("a"), size: 0 });
  expect(takeAll(from("a"))).toHaveLength(8);
  expect(late?.resize(1)).toBe(false);
});

it("who gives nothing back for ten seconds has no place any more, and can't give it back later", () => {
  const early = takeAll(read);
  now += 5000;
  places.take(write);
  now += 4999;
  expect(places.take(read)).toBeNull();
  now += 1;
  const late = takeAll(read);
  expect(late).toHaveLength(11);
  for (const place of early) place.leave();
  expect(places.take(read)).toBeNull();
});

/** A second whose trips to the database took so long; the next trip judges them. */
function second(...trips: number[]): void {
  for (const ms of trips) places.noteTrip(ms, LEAST);
  now += 1000;
}

it("there are fewer places while even the fastest trip was slow, and as many as before when one is fast again", () => {
  const crowd = takeAll(write);
  second(401, 900, 900);
  for (const room of [8, 6, 6]) {
    second(401, 900, 900);
    expect(places.take(write)).toBeNull();
    for (const place of crowd.splice(room)) place.leave();
    expect(places.take(write)).toBeNull();
    crowd.pop()?.leave();
    crowd.push(...takeAll(write));
    expect(crowd).toHaveLength(room);
  }
  for (let n = 0; n < 3; n += 1) second(40);
  expect(takeAll(write)).toHaveLength(16 - 6);
});

it("slow trips of few are no queue", () => {
  for (let n = 0; n < 5; n += 1) places.take(write);
  for (let n = 0; n < 5; n += 1) second(900, 900, 900);
  expect(takeAll(write)).toHaveLength(11);
});

it("slow trips beside a fast one are no queue, nor are two by themselves", () => {
  for (let n = 0; n < 8; n += 1) places.take(write);
  second(900, 400, 900);
  second(3000, 3000);
  second(3000);
  expect(takeAll(write)).toHaveLength(8);
});

it("a trip after a quiet time judges nothing, however slow it was", () => {
  second(900, 900, 900);
  now += 60_000;
  for (let n = 0; n < 8; n += 1) places.take(write);
  second(900);
  second(900, 900, 900);
  expect(takeAll(write)).toHaveLength(8);
});
