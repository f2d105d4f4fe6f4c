// What we ask of the server over HTTP.
import type {
  CodeOf,
  Continue,
  GameCard,
  Invitation,
  Join,
  ListedTable,
  Json,
  LessonMove,
  LessonPlace,
  LessonTable,
  NetworkAddress,
  NewTable,
  Hints,
  HttpRefusal,
  Replay,
  ReturnLink,
  Review,
  RuleBook,
  SeatPlan,
  Seated,
  Story,
  TableInfo,
} from "./messages";
import { language } from "./words.svelte";

/** A refusal, in a sentence for people. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: HttpRefusal,
  ) {
    super(refusal.text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        "accept-language": language(),
        ...(body === undefined ? {} : { "content-type": typeof body === "string" ? "text/plain" : "application/json" }),
      },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new RequestRefused(0, { text: "", rule: "" });
  }
  const text = await answer.text();
  let value: unknown = null;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    value = null;
  }
  if (!answer.ok) {
    const refusal = value as Partial<HttpRefusal> | null;
    throw new RequestRefused(answer.status, { text: refusal?.text ?? "", rule: refusal?.rule ?? "" });
  }
  return value as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => call<GameCard[]>("GET", "/api/games");
export const rules = (game: string, language: string) =>
  call<RuleBook>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${language}`);
/** What is printed on tiles and cards, by the digest that views name. */
export const printed = (game: string, digest: string, language: string) =>
  call<Json>("GET", `/api/games/${encodeURIComponent(game)}/printed/${encodeURIComponent(digest)}?lang=${language}`);
/** One's own tables, and public ones that wait for somebody; the newest first. */
export const tables = () => call<ListedTable[]>("GET", "/api/tables");
export const newTable = (plan: NewTable) => call<Seated>("POST", "/api/tables", plan);
export const table = (id: string) => call<TableInfo>("GET", at(id));
export const invitation = (id: string) => call<Invitation>("GET", `${at(id)}/invitation`);
/** The table of a code that somebody typed. */
export const code = (typed: string) => call<CodeOf>("GET", `/api/codes/${encodeURIComponent(typed)}`);
/** Let others in the network open this server. */
export const openNetwork = () => call<NetworkAddress>("POST", "/api/network");
export const join = (id: string, how: Join) => call<Seated>("POST", `${at(id)}/join`, how);
export const leave = (id: string) => call<TableInfo>("POST", `${at(id)}/leave`);
export const resign = (id: string) => call<TableInfo>("POST", `${at(id)}/resign`);
/** Be ready to end the game here, or no longer. */
export const agreeToEnd = (id: string, agree: boolean) => call<TableInfo>("POST", `${at(id)}/end?agree=${agree}`);
/** Let a bot play for somebody who is away. */
export const standIn = (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/seats/${seat}/stand-in`);
export const freeSeat = (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/seats/${seat}/free`);
export const askToLeave = (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/seats/${seat}/ask-to-leave`);
export const seatBot = (id: string, seat: number, bot: SeatPlan) => call<TableInfo>("POST", `${at(id)}/seats/${seat}/bot`, bot);
/** Put a table of one's own away, or take it out again. */
export const archive = (id: string, archived: boolean) => call<TableInfo>("POST", `${at(id)}/archive?archived=${archived}`);
export const remove = (id: string) => call<null>("DELETE", at(id));
export const start = (id: string) => call<TableInfo>("POST", `${at(id)}/start`);
export const rematch = (id: string, promise: string) => call<Seated>("POST", `${at(id)}/rematch?promise=${promise}`);
/** Play alone once more what chance has brought; it has no proof then. */
export const sameAgain = (id: string) => call<Seated>("POST", `${at(id)}/rematch?same=true`);
/** The number that one has promised for the shuffle. */
export const showNumber = (id: string, number: string) => call<TableInfo>("POST", `${at(id)}/number`, { number });
/** The link to come back by from another device. It is a secret: show it, and keep it nowhere. */
export const returnLink = (id: string) => call<ReturnLink>("POST", `${at(id)}/return-link`);
export const goOn = (id: string, how: Continue) => call<Seated>("POST", `${at(id)}/continue`, how);
/** A place in the lesson of a game, and what comes of a move there. */
export const learn = (game: string, how: LessonMove) => call<LessonPlace>("POST", `/api/lessons/${encodeURIComponent(game)}`, how);
export const playOn = (game: string, how: LessonTable) => call<Seated>("POST", `/api/lessons/${encodeURIComponent(game)}/table`, how);
export const recordLink = (id: string) => `${at(id)}/record`;
export async function record(id: string): Promise<string> {
  const answer = await fetch(recordLink(id));
  if (!answer.ok) throw new RequestRefused(answer.status, { text: "", rule: "" });
  return answer.text();
}

export const upload = (record: string) => call<TableInfo>("POST", "/api/records", record);

/** What a coach says of one's own seat in play, or how far it is. */
export const hints = (id: string, seat: number, tag: string) =>
  call<Hints>("GET", `${at(id)}/hints?seat=${seat}&tag=${encodeURIComponent(tag)}`);
/** And of a finished game, after so many moves. */
export const hintsThen = (id: string, seat: number, move: number) =>
  call<Hints>("GET", `${at(id)}/hints?seat=${seat}&move=${move}`);
export const review = (id: string) => call<Review>("GET", `${at(id)}/review`);
export const story = (id: string) => call<Story>("GET", `${at(id)}/story`);

/** A finished game, all its frames, as a seat or a spectator (-2) saw it. */
export async function replay(id: string, seat: number): Promise<Replay> {
  const all = await call<Replay>("GET", `${at(id)}/replay?seat=${seat}`);
  while (all.frames.length < all.total) {
    const more = await call<Replay>("GET", `${at(id)}/replay?seat=${seat}&from=${all.frames.length}`);
    if (more.frames.length === 0) break;
    all.frames.push(...more.frames);
  }
  return all;
}

export function liveAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(id)}/live`;
}
