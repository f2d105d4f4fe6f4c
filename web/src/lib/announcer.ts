// What a screen reader is told at a table: every event once and in its order, and after them what is asked.

export interface Spoken {
  id: number;
  text: string;
}

/** What may be on the page of all that was said: what was removed is not said again. */
const KEPT = 40;
/** Of a long absence only the last is told. */
const MOST = 12;

export class Teller {
  private told = 0;
  private whose: unknown = undefined;
  private question = "";
  private next = 0;
  lines: Spoken[] = [];

  /** What is new since the last time; `whose` says through whose eyes, and of a new pair of eyes nothing is old news. */
  hear(whose: unknown, events: number, say: (index: number) => string, question: string): Spoken[] {
    if (whose !== this.whose) {
      this.whose = whose;
      this.told = events;
      this.question = "";
    }
    const first = Math.max(Math.min(this.told, events), events - MOST); // an undone move takes events back
    const fresh = Array.from({ length: events - first }, (_, i) => say(first + i));
    if (question && (question !== this.question || fresh.length > 0)) fresh.push(question);
    this.told = events;
    this.question = question;
    this.lines = [...this.lines, ...fresh.filter(Boolean).map((text) => ({ id: this.next++, text }))].slice(-KEPT);
    return this.lines;
  }
}
