// One thing at a time is asked of the server, and what it says against it is kept to be shown.
import { said } from './said'

export class Asking {
  busy = $state(false)
  wrong = $state('')
  done = $state('')

  /** Whether it was granted. */
  async ask(action: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (this.busy) return false
    Object.assign(this, { busy: true, wrong: '', done: '' })
    try {
      await action()
      this.done = done
      return true
    } catch (error) {
      this.wrong = said(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
