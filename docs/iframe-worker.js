// The search of the site runs in a worker, and browsers start none from the disk: there it runs in a hidden frame instead.
// The script in the frame looks for this name.
if (location.protocol === 'file:') {
  window.Worker = window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.append(frame)
      const inside = (this.inside = frame.contentWindow)
      const worker = new URL(url, location)
      const load = (source) =>
        new Promise((resolve, reject) => {
          const script = inside.document.createElement('script')
          Object.assign(script, { src: new URL(source, worker), onload: resolve, onerror: reject })
          inside.document.head.append(script)
        })
      inside.importScripts = (...sources) => sources.reduce((before, next) => before.then(() => load(next)), Promise.resolve())
      inside.postMessage = (data) => {
        const event = new MessageEvent('message', { data })
        this.dispatchEvent(event)
        this.onmessage?.(event)
      }
      this.ready = load(worker)
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new this.inside.MessageEvent('message', { data })))
    }

    terminate() {
      this.inside.frameElement?.remove()
    }
  }
}
