import { describe, expect, it } from "vitest";
import { shorter } from "./prompts";

describe("a question in the bar", () => {
  const view = { places: { inn: { figures: { hero: { leader: 0 }, orphans: {} } } } };
  const asked = (id: string, figure: string) => shorter({ id, args: { figure } }, view).id;

  it("is what one's own people do, and what is answered to others", () => {
    expect(asked("ask-answer", "hero")).toBe("dv-ask-answer");
    expect(asked("ask-answer", "orphans")).toBe("dv-ask-answer-to");
    expect(asked("ask-battle-turn", "hero")).toBe("dv-ask-battle-turn");
    expect(asked("ask-relief", "hero")).toBe("ask-relief");
  });
});
