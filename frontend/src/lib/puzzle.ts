// Puzzles: days in words, and what is shared of one, which gives nothing away.

import type { PuzzleCard, PosedPuzzle } from '../wire'
import { language, t } from './words.svelte'

const DAY = 86_400_000 // milliseconds
const SIZE = { width: 1200, height: 630 } // of the picture, as most places show one
const WEEK = 7 // days in a row that are drawn at most

/** A day by UTC, counted from 1970, in words. */
export function dayInWords(day: number): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(day * DAY))
}

/** Days until the puzzle of today is another one, in milliseconds. */
export function untilTomorrow(now: number): number {
  return DAY - (now % DAY)
}

/** A part as a whole number of a hundred. */
export const percent = (part: number): number => Math.round(100 * part)

/** What somebody may send to others: how it went, and where the puzzle is. Neither the position nor the move. */
export function shareText(title: string, { card, streak }: PosedPuzzle, address: string): string {
  const how = t(card.solved ? 'puzzle-share-found' : 'puzzle-share-missed', { game: title, day: dayInWords(card.day) })
  const row = streak.now > 1 ? [t('puzzle-streak', { days: streak.now })] : []
  return [`${card.solved ? '🐟' : '🫧'} ${how}`, ...row, address].join('\n')
}

/** The same as a picture: a fish for each day in a row, or a bubble. */
export async function sharePicture(title: string, { card, streak }: PosedPuzzle): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const pen = canvas.getContext('2d')!
  const style = getComputedStyle(document.body)
  const colour = (name: string): string => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--${name})`
    const found = getComputedStyle(probe).color
    probe.remove()
    return found
  }
  pen.fillStyle = colour('sea-2')
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  pen.fillStyle = colour('sea')
  waves(pen)
  pen.fillStyle = colour('ink')
  const lines: [text: string, size: number, y: number][] = [
    ['shoal', 44, 90],
    [title, 84, 210],
    [dayInWords(card.day), 48, 285],
    [t(card.solved ? 'puzzle-found' : 'puzzle-missed'), 60, 400],
  ]
  for (const [text, size, y] of lines) {
    pen.font = `600 ${size}px ${style.fontFamily}`
    pen.fillText(text, 70, y, SIZE.width - 140)
  }
  pen.fillStyle = colour('gold')
  const fishes = card.solved ? Math.min(Math.max(streak.now, 1), WEEK) : 0
  for (let at = 0; at < fishes; at++) fish(pen, 120 + 130 * at, 480)
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
  })
}

function waves(pen: CanvasRenderingContext2D): void {
  pen.beginPath()
  pen.moveTo(0, 570)
  for (let x = 0; x < SIZE.width; x += 120) pen.quadraticCurveTo(x + 60, 530, x + 120, 570)
  pen.lineTo(SIZE.width, SIZE.height)
  pen.lineTo(0, SIZE.height)
  pen.fill()
}

function fish(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.beginPath()
  pen.ellipse(x, y, 42, 24, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.beginPath()
  pen.moveTo(x - 34, y)
  pen.lineTo(x - 64, y - 24)
  pen.lineTo(x - 64, y + 24)
  pen.fill()
}

/** How somebody did at a puzzle, as a key. */
export function howItWent(card: PuzzleCard): 'solved' | 'missed' | 'open' {
  return card.solved === null ? 'open' : card.solved ? 'solved' : 'missed'
}
