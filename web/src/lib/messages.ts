// Made by tools/make_types.py from src/ludoteca/table/messages.py. Do not edit.

/** Any JSON object; what is in it depends on the game. */
export type Json = { [key: string]: unknown }

/** A sentence for people: its id in the Fluent catalogues and its arguments. */
export interface Text {
  id: string
  args: { [key: string]: string | number }
}

export interface OptionInfo {
  name: string
  kind: 'choice' | 'number' | 'switch'
  default: boolean | number | string
  rule: string
  low: number
  high: number
  choices: string[]
}

/** A game on the shelf. */
export interface GameCard {
  name: string
  title: string
  least_seats: number
  most_seats: number
  editions: string[]
  options: OptionInfo[]
  bots: string[]
}

export interface RuleText {
  id: string
  chapter: string
  text: string
}

export interface RuleBook {
  chapters: { [key: string]: string }
  rules: RuleText[]
}

/** Who is to sit in a seat: oneself, somebody who joins by the link, or a bot of a level. */
export interface SeatPlan {
  kind: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
}

export interface NewTable {
  game: string
  seats: SeatPlan[]
  edition?: string
  options?: { [key: string]: boolean | number | string }
  public?: boolean
  clock?: number
  absent?: 'bot' | 'wait'
  pace?: number
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string
  here: boolean
  yours: boolean
  covered: boolean
}

export interface TableInfo {
  id: string
  game: string
  edition: string
  options: { [key: string]: boolean | number | string }
  status: 'over' | 'playing' | 'waiting'
  public: boolean
  host: boolean
  seats: SeatInfo[]
  clock: number
  absent: 'bot' | 'wait'
  pace: number
  watchers: number
  next_table: string
}

/** The answer to making or joining a table: where one sits. */
export interface Seated {
  table: TableInfo
  seats: number[]
}

/** The path by which one comes back to one's seats from another device. */
export interface ReturnLink {
  link: string
}

export interface Join {
  name: string
  seat?: number
}

/** Play on from a move of a finished game, against bots, from one seat's knowledge. */
export interface Continue {
  move: number
  seat: number
  bot?: string
  name?: string
}

/** Any refusal over HTTP: a sentence, and the rule's id where one is behind it. */
export interface HttpRefusal {
  text: string
  rule: string
}

/** One moment of a finished game, as a seat or a spectator or, after the end, everybody saw it. */
export interface Frame {
  move: number
  seat: number
  name: string
  events: Text[]
  view: Json
}

/** Frames number `first` and following, of `total`: the opening, then one for each move of a player. A frame shows what the live table showed after that move, so with all that chance answered to it. */
export interface Replay {
  game: string
  seats: number
  names: string[]
  result: Json | null
  moves: number
  frames: Frame[]
  first: number
  total: number
}

/** The first message: whose eyes to look through (-2: a spectator's), and what was seen already. */
export interface Hello {
  t: 'hello'
  seat: number
  version?: number
}

export interface Move {
  t: 'move'
  seat: number
  name: string
  tag: string
  key: string
}

export interface Undo {
  t: 'undo'
  seat: number
  tag: string
  key: string
}

export interface WhyNot {
  t: 'why'
  seat: number
  name: string
}

export interface Say {
  t: 'say'
  text: string
}

/** The person of a seat that a bot covers is here again. */
export interface TakeBack {
  t: 'back'
  seat: number
}

export interface Ping {
  t: 'ping'
}

/** A legal move: its name, its label, and the things on the board that it points at. */
export interface Choice {
  name: string
  label: Text
  targets: { [key: string]: string | number }
}

/** What the receiver must choose. */
export interface Asked {
  prompt: Text
  rule: string
  choices: Choice[]
}

/** All that the receiver sees now, and the events since the version it named. The first of the events has the number `version - len(events)`: a client drops what it has from there on, since an undo takes events back. Of very many only the last thousand are told. */
export interface State {
  t: 'state'
  version: number
  tag: string
  seat: number
  view: Json
  events: Text[]
  asked: Asked | null
  asides: Choice[]
  can_undo: boolean
  result: Json | null
  thinking: number[]
  deadline: number
  pause: Text | null
}

/** The table itself changed: somebody came, went, took a seat, or the game began. */
export interface Table {
  t: 'table'
  table: TableInfo
}

/** A move or an undo is stored; the new state follows or has come already. */
export interface Done {
  t: 'done'
  key: string
  version: number
}

/** A move was not possible, or came too late; the fresh state follows. Other messages have no key. */
export interface Refused {
  t: 'refused'
  key: string
  text: Text
  words: string
  rule: string
  stale: boolean
}

/** The answer to `why`: how the move would be refused; without a text where it is legal. */
export interface Refusal {
  t: 'refusal'
  name: string
  text: Text | null
  words: string
  rule: string
}

/** A line of chat, plain text. */
export interface Said {
  t: 'said'
  number: number
  name: string
  seat: number
  text: string
}

/** Several lines of chat at once: the last ones after `hello`, or all that waited to be sent. */
export interface Chat {
  t: 'chat'
  lines: Said[]
}

export interface Pong {
  t: 'pong'
}

export type FromClient = Hello | Move | Undo | WhyNot | Say | TakeBack | Ping

export type ToClient = State | Table | Done | Refused | Refusal | Said | Chat | Pong
