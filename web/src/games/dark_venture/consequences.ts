// What may come of a choice, in a few words: as it is foretold.
import type { Choice } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { STATS, type Table, healthOf, standing, statsOf } from "./reading";
import type { Told } from "./view";

export function toldOf(table: Table, choice: Choice): Told | undefined {
  return table.forecast?.choices[choice.name];
}

/** Quests that a choice completes or brings forward for certain, in words; "" where there are none. More quests than
 *  a few that it brings forward are counted. */
export function deed(table: Table, speaker: Speaker, choice: Choice, few = 1): string {
  const { counts = [], completes = [], likely = [] } = toldOf(table, choice) ?? {};
  const names = (ids: readonly string[]) => ids.map((id) => table.printed.quests[id]?.name ?? table.printed.ancients[id]?.name ?? id).join(", ");
  const several = (ids: readonly string[]) => speaker.text("dv-quests-held", { count: ids.length });
  const rest = counts.filter((id) => !completes.includes(id));
  const parts = [
    completes.length > 0 ? speaker.text("dv-completes", { quests: names(completes) }) : "",
    rest.length > 0 ? speaker.text("dv-counts", { quests: few < rest.length + completes.length ? several(rest) : names(rest) }) : "",
    likely.length > 0 ? speaker.text("dv-may-count", { quests: few < likely.length ? several(likely) : names(likely) }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** "67 %" where a roll decides; "" where none does. */
export function odds(table: Table, choice: Choice): string {
  const percent = toldOf(table, choice)?.chance?.percent;
  return percent === undefined ? "" : `${percent} %`;
}

/** What else is known beforehand: values that change, who attacks there, what waits there. */
export function outlook(table: Table, speaker: Speaker, choice: Choice): string {
  const told = toldOf(table, choice);
  if (!told) return "";
  const parts = choice.verb === "hit" ? blow(told, speaker) : [odds(table, choice)];
  if (told.then) parts.push(changed(table, speaker, told.then));
  if (told.foes?.length) parts.push(speaker.text("dv-foes", { names: told.foes.map((id) => table.printed.figures[id]!.name).join(", ") }));
  if (told.entry) parts.push(speaker.text("dv-entry-waits"));
  return parts.filter(Boolean).join(" · ");
}

/** "ends it on dice of 5 or more, 83 %", or how much a blow takes that cannot end it. */
function blow({ chance, harm }: Told, speaker: Speaker): string[] {
  if (chance?.percent && chance.shows !== undefined) return [speaker.text("fight-ends-on", { least: chance.shows, percent: chance.percent })];
  if (chance?.percent) return [speaker.text("fight-ends", { percent: chance.percent })];
  return harm ? [speaker.text("fight-takes", { least: harm[0]!, most: harm[1]!, usual: harm[2]! })] : [];
}

/** "Speed 5, armor 0 then". */
function changed(table: Table, speaker: Speaker, then: NonNullable<Told["then"]>): string {
  const one = standing(table, then.figure);
  if (!one) return "";
  const now = statsOf(one);
  const values = STATS.map((stat, i) => (then.stats[i] === now[i] ? "" : `${table.printed.labels.stat?.[stat] ?? stat} ${then.stats[i]}`)).filter(Boolean);
  if (then.health[0] !== healthOf(one)[0]) values.push(speaker.text("dv-health", { now: then.health[0]!, most: then.health[1]! }));
  const off = then.off.map((item) => table.printed.items[item]!.name);
  const said = values.length > 0 ? [speaker.text("dv-then", { values: values.join(", ") })] : [];
  if (off.length > 0) said.push(speaker.text("dv-off", { names: off.join(", ") }));
  return said.join(" · ");
}
