// Search runs in a worker, and browsers start none from a file. A site that is read from a folder gets a frame instead.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(address) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (message) => {
        const data = structuredClone(message); // as to a worker: who changes theirs does not change ours
        setTimeout(() => this.onmessage?.({ data }));
      };
      this.loaded = new Promise((done, failed) => {
        const script = inside.document.createElement("script");
        script.onload = done;
        script.onerror = failed;
        script.src = address;
        inside.document.body.append(script);
      });
      this.loaded.catch((problem) => this.onerror?.(problem));
    }

    postMessage(message) {
      const data = structuredClone(message);
      const inside = this.frame.contentWindow;
      this.loaded.then(() => inside.dispatchEvent(new inside.MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
