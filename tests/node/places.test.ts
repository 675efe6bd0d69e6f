import { beforeEach, expect, it } from "vitest";
import { type Claim, Places } from "#worker/http/admission/places.ts";

let now: number;
let places: Places;
beforeEach(() => {
  now = 1_000_000;
  places = new Places({ most: 16, least: 6 }, () => now);
});

const read: Claim = { address: null, size: 1, isWrite: false };
const write: Claim = { ...read, isWrite: true };
const from = (address: string): Claim => ({ ...read, address });

/** Takes as many as it gets, and how they are given back. */
function takeAll(claim: Claim): (() => void)[] {
  const taken: (() => void)[] = [];
  for (let leave = places.take(claim); leave; leave = places.take(claim)) taken.push(leave);
  return taken;
}

it("beyond their places reads are refused, then writes, until one is given back", () => {
  const reads = takeAll(read);
  expect(reads).toHaveLength(12);
  const writes = takeAll(write);
  expect(writes).toHaveLength(4);
  reads[0]?.();
  expect(places.take(read)).toBeNull();
  expect(takeAll(write)).toHaveLength(1);
  for (const leave of [...reads, ...writes]) leave();
  expect(takeAll(read)).toHaveLength(11);
});

it("a place that is given back twice is free once", () => {
  const [first] = takeAll(read);
  first?.();
  first?.();
  expect(takeAll(read)).toHaveLength(1);
});

it("a claim of ten gets in while any place is left, and counts ten", () => {
  places.take(read);
  const leave = places.take({ ...read, size: 10 });
  expect(takeAll(read)).toHaveLength(1);
  leave?.();
  expect(takeAll(read)).toHaveLength(10);
});

it("a claim of nothing leaves room to the others, and is refused like them", () => {
  for (let n = 0; n < 100; n += 1) expect(places.take({ ...write, size: 0 })).not.toBeNull();
  takeAll(read);
  takeAll(write);
  expect(places.take({ ...write, size: 0 })).toBeNull();
});

it("one address leaves half of the places to others, and a quarter once half of them are taken", () => {
  expect(takeAll(from("a"))).toHaveLength(8);
  const ofB = takeAll(from("b"));
  expect(ofB).toHaveLength(4);
  expect(places.take({ ...from("a"), isWrite: true })).toBeNull();
  ofB[0]?.();
  expect(places.take(from("c"))).not.toBeNull();
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
  for (const leave of early) leave();
  expect(places.take(read)).toBeNull();
});

/** A second whose trips to the database took so long. */
function second(...trips: number[]): void {
  now += 1000;
  for (const ms of trips) places.noteTrip(ms);
}

it("there are fewer places while even the fastest trip was slow, and as many as before when one is fast again", () => {
  second(0);
  const crowd = takeAll(write);
  for (const room of [8, 6, 6]) {
    second(401, 900);
    expect(places.take(write)).toBeNull();
    for (const leave of crowd.splice(room)) leave();
    expect(places.take(write)).toBeNull();
    crowd.pop()?.();
    crowd.push(...takeAll(write));
    expect(crowd).toHaveLength(room);
  }
  second(40);
  second(40);
  expect(takeAll(write)).toHaveLength(16 - 6);
});

it("slow trips of few are no queue", () => {
  second(0);
  for (let n = 0; n < 5; n += 1) places.take(write);
  for (let n = 0; n < 5; n += 1) second(900);
  expect(takeAll(write)).toHaveLength(11);
});

it("slow trips beside a fast one, or none at all, are no queue", () => {
  second(0);
  for (let n = 0; n < 8; n += 1) places.take(write);
  now += 500;
  for (const ms of [900, 400, 900]) places.noteTrip(ms);
  now += 500;
  places.noteTrip(3000);
  now += 5000;
  expect(takeAll(write)).toHaveLength(8);
});
