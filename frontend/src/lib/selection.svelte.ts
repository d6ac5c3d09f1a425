// What has been pointed at on a board. With a new view it is let go by itself.

export class Selection<T> {
  readonly #none: T
  readonly #version: () => unknown
  #kept: { version: unknown; value: T } | null = $state.raw(null)

  constructor(none: T, version: () => unknown) {
    this.#none = none
    this.#version = version
  }

  get now(): T {
    return this.#kept && this.#kept.version === this.#version() ? this.#kept.value : this.#none
  }

  set now(value: T) {
    this.#kept = { version: this.#version(), value }
  }

  letGo(): void {
    this.#kept = null
  }
}

/** A handler of keys: Escape lets go. */
export function onEscape(letGo: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Escape') letGo()
  }
}
