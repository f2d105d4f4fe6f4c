// Something asked of the server: busy meanwhile, and in words what was refused.
import { RequestRefused } from "./api";
import { t } from "./words.svelte";

export class Attempt {
  busy = $state(false);
  refusal = $state("");

  /** Whether it worked. */
  async try(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refusal = "";
    try {
      await what();
    } catch (error) {
      this.refusal = (error instanceof RequestRefused && error.refusal.text) || t("ui-no-server");
    }
    this.busy = false;
    return !this.refusal;
  }
}
