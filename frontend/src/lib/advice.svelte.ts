// What a strong player advises: when it is asked for, and in a first game at each turn, to be compared with what is played.

import type { Hinted } from '../wire'
import { isRefusal } from './api'
import type { Answer } from './line.svelte'

/** What was advised for a turn, and what was played. */
export type Remark = { advised: Hinted; made: string }

export class Advice {
  shown: Hinted | null = $state.raw(null)
  asking = $state(false)
  moved = $state(false) // the reader has made a move here
  remark: Remark | null = $state.raw(null) // about the last move
  #advised: Hinted | null = null // for this turn
  #version = -1 // of this turn

  /** Commenting: whether to ask at each turn. */
  constructor(
    private readonly asked: () => Promise<Answer>,
    private commenting: boolean,
  ) {}

  private async ask(): Promise<Hinted | null> {
    const answer = await this.asked()
    return answer.type === 'hinted' ? answer : null
  }

  /** Somebody wants to know. */
  async show(): Promise<void> {
    this.asking = true
    try {
      this.shown = this.#advised ?? (await this.ask())
    } finally {
      this.asking = false
    }
  }

  close = (): void => {
    this.shown = null
  }

  /** A turn begins, in which there is so much to choose from. The very first move is told beforehand. */
  async turn(version: number, choices: number): Promise<void> {
    if (!this.commenting || version === this.#version) return
    this.#version = version
    this.#advised = null
    if (choices < 2 && this.moved) return
    try {
      const found = await this.ask()
      if (version !== this.#version) return
      this.#advised = found
      if (!this.moved) this.shown = found
    } catch (problem) {
      if (!isRefusal(problem)) throw problem // a turn without a comment
    }
  }

  /** What was just advised needs no comment. */
  played(made: string): void {
    this.moved = true
    const advised = this.#advised
    this.remark = advised && made !== this.shown?.move ? { advised, made } : null
    this.shown = null
    this.#advised = null
  }

  stop = (): void => {
    this.commenting = false
    this.remark = null
  }
}
