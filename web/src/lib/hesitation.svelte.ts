// A dangerous move waits a moment before it is sent, so that it can be taken back. A second press sends it at once.
import type { Text } from "./messages";

export const MOMENT = 2000;

export class Hesitation {
  pending = $state.raw<{ name: string; danger: Text } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private send: (name: string) => void) {}

  press(name: string, danger: Text | null | undefined): void {
    const again = this.pending?.name === name;
    this.takeBack();
    if (!danger || again) {
      this.send(name);
      return;
    }
    this.pending = { name, danger };
    this.timer = setTimeout(() => this.press(name, null), MOMENT);
  }

  takeBack(): void {
    clearTimeout(this.timer);
    this.pending = null;
  }
}
