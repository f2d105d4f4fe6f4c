// Fair shuffles, for whoever plays: a number of one's own, promised before it is shown, and the check of a record.
// What follows from what stands in src/ludoteca/engine/fair.py. The hashes come from a library, since a browser has none
// of its own on a page of the home network (WebCrypto needs https).
import * as api from "./api";
import type { Join, NewTable, Seated, TableInfo } from "./messages";

const KEPT = "ludoteca.fair.";
const MOST_KEPT = 40; // tables
const LABEL = "ludoteca shuffle 1";

const hashing = async () => {
  const [{ sha256 }, { hmac }, bytes] = await Promise.all([import("@noble/hashes/sha2.js"), import("@noble/hashes/hmac.js"), import("@noble/hashes/utils.js")]);
  const { bytesToHex, hexToBytes, utf8ToBytes } = bytes;
  return {
    hex: bytesToHex,
    promise: (number: string) => bytesToHex(sha256(hexToBytes(number))),
    keyed: (key: Uint8Array, text: string) => hmac(sha256, key, utf8ToBytes(text)),
    bytes: hexToBytes,
  };
};

/** What this browser remembers of a table's shuffle. */
interface Kept {
  /** The table's promise, as it was first seen. */
  promise?: string;
  /** One's own number. */
  number?: string;
  /** What all seats had promised when one's own number was first shown: a number that was promised later may have been chosen by it. */
  promises?: Record<string, string>;
}

export function kept(id: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT + id) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** What was seen first stays. */
function keep(id: string, more: Kept): void {
  write(id, { ...more, ...kept(id) });
}

function write(id: string, all: Kept): void {
  makeRoom(id);
  localStorage.setItem(KEPT + id, JSON.stringify(all));
}

function makeRoom(id: string): void {
  const all = Object.keys(localStorage).filter((key) => key.startsWith(KEPT) && key !== KEPT + id);
  for (const key of all.slice(0, Math.max(0, all.length - MOST_KEPT))) localStorage.removeItem(key);
}

/** Sit down by a request that takes a promise, and show the number when it is asked for. All seats of a browser at a table
 * have one number; one that was shown before, at a beginning that came to nothing, is used no more. */
async function withNumber(sit: (promise: string) => Promise<Seated>, id = ""): Promise<Seated> {
  const { hex, promise } = await hashing();
  const before = kept(id);
  const number = before.number && !before.promises ? before.number : hex(crypto.getRandomValues(new Uint8Array(16)));
  const seated = await sit(promise(number));
  if (seated.table.fair?.seats.some((seat) => seated.seats.includes(seat))) {
    const { promise: seen } = kept(seated.table.id);
    write(seated.table.id, { ...(seen && { promise: seen }), number });
  }
  return { ...seated, table: await showNumber(seated.table) };
}

export const newTable = (plan: NewTable) => withNumber((promise) => api.newTable({ ...plan, promise }));
export const join = (id: string, how: Join) => withNumber((promise) => api.join(id, { ...how, promise }), id);
export const rematch = (id: string) => withNumber((promise) => api.rematch(id, promise));

/** Remember what the table promises; if it waits for one's own number, show it. The table as it is then. */
export async function showNumber(table: TableInfo): Promise<TableInfo> {
  if (!table.fair) return table;
  keep(table.id, { promise: table.fair.promise });
  const { number } = kept(table.id);
  const wanted = table.seats.some((seat) => seat.yours && table.fair!.wanted.includes(seat.seat));
  if (!number || !wanted) return table;
  keep(table.id, { promises: table.fair.promises });
  try {
    return await api.showNumber(table.id, number);
  } catch {
    return table; // the game begins without it
  }
}

/** What a record says of its shuffle, and how far that holds. */
export interface Check {
  promise: string;
  draws: number;
  /** Seats that gave a number of their own. */
  seats: number[];
  /** What is wrong: keys of sentences. */
  wrong: ("promise" | "secret" | "number" | "own" | "late" | "cards" | "draws")[];
}

/** Check a record against its proof, and against what this browser saw before the game; null where it has none. */
export async function check(record: string, seen: Kept = {}): Promise<Check | null> {
  const lines = record.split("\n");
  const moves = lines.slice(lines.indexOf("")).filter((line) => line && !line.startsWith("#"));
  const proof = lines.filter((line) => line.startsWith("# ")).map((line) => line.slice(2));
  if (!proof.includes(LABEL)) return null;
  const one = (word: string) => proof.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const words = (word: string) => proof.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(" "));
  const { promise, keyed, bytes } = await hashing();
  const seats = words("seat").map(([, seat, said, number]) => ({ seat: Number(seat), said: said!, number: number! }));
  const wrong = new Set<Check["wrong"][number]>();
  if (seen.promise && seen.promise !== one("promise")) wrong.add("promise");
  if (promise(one("secret")) !== one("promise")) wrong.add("secret");
  if (seats.some(({ said, number }) => promise(number) !== said)) wrong.add("number");
  if (seen.number && !seats.some(({ number }) => number === seen.number)) wrong.add("own");
  if (seen.promises && seats.some(({ seat, said }) => seen.promises![seat] !== said)) wrong.add("late");

  const given = seats.map(({ seat, number }) => `${seat} ${number}\n`).join("");
  const key = keyed(bytes(one("secret")), `${LABEL}\n${one("table")}\n${given}`);
  const draws = words("draw").map(([, move, weight, low, high, ...name]) => ({ move: Number(move), weight: BigInt(weight!), low: BigInt(low!), high: BigInt(high!), name: name.join(" ") }));
  for (const { move, weight, low, high, name } of draws) {
    const found = drawn((text) => keyed(key, text), move, weight);
    if (moves[move] !== `* ${name}` || found < low || found >= high) wrong.add("cards");
  }
  const drawnMoves = new Set(draws.map((draw) => draw.move));
  if (moves.some((move, i) => move.startsWith("* ") !== drawnMoves.has(i))) wrong.add("draws");
  return { promise: one("promise"), draws: draws.length, seats: seats.map(({ seat }) => seat), wrong: [...wrong] };
}

/** The number below `weight` that belongs to a move: none is likelier than another. */
function drawn(keyed: (text: string) => Uint8Array, move: number, weight: bigint): bigint {
  const span = 1n << 256n;
  for (let tries = 0; ; tries++) {
    const found = keyed(`${move} ${tries}`).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    if (found < span - (span % weight)) return found % weight;
  }
}
