/** One thing that is asked of the house at a time, whether it is on its way, and why it was refused. */
import { AskFailed } from './link/http.ts'
import { refusalText } from './text/texts.svelte.ts'
import type { Reason } from './wire.ts'

export class Asking {
  busy = $state(false)
  reason = $state<Reason | null>(null)
  done = $state(false)

  get fault(): string | null {
    return this.reason ? refusalText({ reason: this.reason, bet: null, allowed_minor: null }, (bet) => bet) : null
  }

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.reason = null
    this.done = false
    try {
      await work()
      this.done = true
    } catch (failed) {
      this.reason = failed instanceof AskFailed ? failed.reason : 'service-unavailable'
    }
    this.busy = false
  }
}
