/**
 * Draws the card faces: one SVG sprite of 52 faces, the given 7 of 7 Up and the back.
 *
 * `npm run cards` writes src/assets/cards.svg. The outlines of the ranks (rank_outlines.json) are taken from
 * Playfair Display (SIL Open Font Licence); everything else is drawn here, on a card of 100 × 140.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Suit = 's' | 'h' | 'd' | 'c'
type Point = readonly [x: number, y: number]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c']
const INK: Record<Suit, string> = { s: '#17181c', c: '#17181c', h: '#b0122c', d: '#b0122c' }
const SECOND: Record<Suit, string> = { s: '#31507f', c: '#2f6b56', h: '#c4902f', d: '#c4902f' }
const LINE = '#1d1a1c'
const GOLD = '#c4902f'
const SKIN = '#f6e3cb'
const PAPER = '#fdfaf3'
const outlines: Record<string, { width: number; d: string }> = JSON.parse(
  readFileSync(new URL('./rank_outlines.json', import.meta.url), 'utf8'),
)

const PIPS: Record<Suit, string> = {
  s: 'M0-9c2.4 3.6 8 6 8 10.4c0 2.6-1.9 4.2-4 4.2c-1.3 0-2.5-.6-3.2-1.7c.2 2.3 1 3.9 2.6 5.1h-6.8c1.6-1.2 2.4-2.8 2.6-5.1c-.7 1.1-1.9 1.7-3.2 1.7c-2.1 0-4-1.6-4-4.2c0-4.4 5.6-6.8 8-10.4z',
  h: 'M0 8.6c-2.5-3.7-8.2-6.9-8.2-11.6c0-3 2.1-5.2 4.5-5.2c1.7 0 3.1 1 3.7 2.8c.6-1.8 2-2.8 3.7-2.8c2.4 0 4.5 2.2 4.5 5.2c0 4.7-5.7 7.9-8.2 11.6z',
  d: 'M0-9.4c1.8 3.4 4.2 6.6 6.8 9.4c-2.6 2.8-5 6-6.8 9.4c-1.8-3.4-4.2-6.6-6.8-9.4c2.6-2.8 5-6 6.8-9.4z',
  c: 'M0-9.2a4.2 4.2 0 0 1 3.3 6.8a4.2 4.2 0 1 1-2.7 7c.2 2 1 3.6 2.6 4.8h-6.4c1.6-1.2 2.4-2.8 2.6-4.8a4.2 4.2 0 1 1-2.7-7a4.2 4.2 0 0 1 3.3-6.8z',
}

const [left, middle, right] = [32, 50, 68]
const [top, bottom] = [27, 113]
const third = (bottom - top) / 3
const PLACES: Record<string, readonly Point[]> = {
  '2': [[middle, top], [middle, bottom]],
  '3': [[middle, top], [middle, 70], [middle, bottom]],
  '4': corners(),
  '5': [...corners(), [middle, 70]],
  '6': [...corners(), [left, 70], [right, 70]],
  '7': [...corners(), [left, 70], [right, 70], [middle, 48.5]],
  '8': [...corners(), [left, 70], [right, 70], [middle, 48.5], [middle, 91.5]],
  '9': [...columns(), [middle, 70]],
  T: [...columns(), [middle, top + third / 2], [middle, bottom - third / 2]],
}

function corners(): Point[] {
  return [[left, top], [right, top], [left, bottom], [right, bottom]]
}

function columns(): Point[] {
  return [left, right].flatMap((x) => [0, 1, 2, 3].map((row): Point => [x, top + row * third]))
}

/** Draws a shape of the sprite at a place, upside down in the lower half of the card. */
function placed(id: string, [x, y]: Point, size = 1): string {
  const turned = y > 70 ? ' rotate(180)' : ''
  const scaled = size === 1 ? '' : ` scale(${size})`
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${turned}${scaled}"/>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The two corner indices: rank over suit, the second one turned round. */
function indices(rank: string, suit: Suit): string {
  const wide = outlines[rank]!.width > 18
  const corner = `<g id="i-${rank}${suit}"><use href="#r-${rank}" transform="translate(13 28)${wide ? ' scale(.85 1)' : ''}"/>${placed(`p-${suit}`, [13, 40], 0.66)}</g>`
  return `${corner}<use href="#i-${rank}${suit}" transform="rotate(180 50 70)"/>`
}

const paper = `<rect x=".5" y=".5" width="99" height="139" rx="8" fill="${PAPER}" stroke="#00000038"/>`

function face(rank: string, suit: Suit): string {
  const ink = INK[suit]
  const middleArt =
    rank === 'A' ? placed(`p-${suit}`, [50, 70], 2.9)
    : 'JQK'.includes(rank) ? court(rank, suit)
    : PLACES[rank]!.map((at) => placed(`p-${suit}`, at, 0.95)).join('')
  return `<symbol id="card-${rank}${suit}" viewBox="0 0 100 140">${paper}<g fill="${ink}">${middleArt}${indices(rank, suit)}</g></symbol>`
}

/** A court card: a frame, and one half figure drawn twice, the second time upside down. The robe takes the suit's ink, its lining the second colour. */
function court(rank: string, suit: Suit): string {
  const half = `<g id="f-${rank}${suit}"><use href="#f-${rank}"/>${placed(`p-${suit}`, [34, 32], 0.74)}</g>`
  const frame = `<rect x="24" y="17" width="52" height="106" rx="3" fill="#fbf3e0" stroke="${INK[suit]}"/>`
  const waist = `<path d="M24 78L76 62" stroke="${GOLD}" stroke-width="2.6"/><path d="M24 78L76 62" stroke="${LINE}" stroke-width=".6"/>`
  const figure = `<g transform="translate(50 70) scale(.94 1) translate(-50 -70)" color="${SECOND[suit]}">${frame}${half}<use href="#f-${rank}${suit}" transform="rotate(180 50 70)"/>${waist}</g>`
  return figure
}

const FIGURES: Record<string, () => string> = { J: jack, Q: queen, K: king }

/** The robe that all three wear: shoulders down to the slanting waist, a lapel, and a row of studs. */
function robe(lapel: string): string {
  return (
    `<path d="M24 80V66c3-8 10-12 18-13.500h16c8 1.500 15 5.500 18 13.500v14z"/>` +
    `<path d="M24 80V70c3-7 8-11 14-13l6 23z" fill="currentColor"/><path d="M76 80V70c-3-7-8-11-14-13l-6 23z" fill="currentColor"/>` +
    lapel +
    [60, 66, 72].map((y) => `<circle cx="50" cy="${y}" r="1.300" fill="${GOLD}"/>`).join('')
  )
}

/** A face of few lines: brow and nose in one stroke, eyes, mouth. */
function features(): string {
  return (
    `<path d="M45.200 38.500h3.200M51.600 38.500h3.200" stroke="${LINE}" stroke-width="1.100"/><circle cx="46.900" cy="40.400" r=".9" fill="${LINE}"/><circle cx="53.200" cy="40.400" r=".9" fill="${LINE}"/>` +
    `<path d="M50 40v3.600h-1.200" stroke="${LINE}" stroke-width=".8" fill="none"/><path d="M48.200 46.200q1.800 1 3.600 0" stroke="#b0122c" stroke-width="1.200" fill="none"/>`
  )
}

function king(): string {
  const crown = `<path d="M39.500 32l-2-11.500 6.500 5.500 6-8 6 8 6.500-5.500-2 11.500z" fill="${GOLD}" stroke="${LINE}" stroke-width=".8"/><path d="M39.500 32h21" stroke="${LINE}" stroke-width="2"/>`
  const beard = `<path d="M41.500 40v6c0 6 4 10.500 8.500 10.500s8.500-4.500 8.500-10.500v-6c-1 4-2.500 5-4 5-1.500-1-7.500-1-9 0-1.500 0-3-1-4-5z"/>`
  const sword = `<path d="M69.500 80V34l1.800-7 1.800 7v46z" fill="#dfe3ea" stroke="${LINE}" stroke-width=".6"/><path d="M66 60h10.500" stroke="${GOLD}" stroke-width="3"/>`
  const head = `<path d="M42 32h16v11c0 5-3.500 9-8 9s-8-4-8-9z" fill="${SKIN}"/>`
  return robe(`<path d="M43 53l7 27 7-27z" fill="#fbf3e0"/>`) + sword + head + beard + features() + crown
}

function queen(): string {
  const hair = `<path d="M50 27c-9 0-12.500 6-12.500 14 0 7 1 11 4 15h17c3-4 4-8 4-15 0-8-3.500-14-12.500-14z" fill="currentColor"/>`
  const head = `<path d="M42.800 34c2-3 12.400-3 14.400 0v9c0 5-3.200 9.500-7.200 9.500s-7.200-4.500-7.200-9.500z" fill="${SKIN}"/><path d="M46 50h8v6q-4 3-8 0z" fill="${SKIN}"/>`
  const crown = `<path d="M40.500 31c-1-4-2-6-4-8.500 3 .5 5 2 6.500 4 .5-3 2-5.500 4-7.500l3 5 3-5c2 2 3.500 4.500 4 7.500 1.500-2 3.500-3.500 6.500-4-2 2.500-3 4.500-4 8.500q-9.500-3-19 0z" fill="${GOLD}" stroke="${LINE}" stroke-width=".8"/>`
  const pearls = [43.5, 46.6, 50, 53.4, 56.5].map((x, i) => `<circle cx="${x}" cy="${57 + (2 - Math.abs(i - 2)) * 1.2}" r="1.200" fill="#fff" stroke="${LINE}" stroke-width=".4"/>`).join('')
  const flower = `<g transform="translate(69 58)"><path d="M0 3v20" stroke="#2f6b56" stroke-width="1.200"/>${[0, 72, 144, 216, 288].map((turn) => `<circle cy="-3" r="2.500" transform="rotate(${turn})" fill="#b0122c"/>`).join('')}<circle r="1.700" fill="${GOLD}"/></g>`
  return robe(`<path d="M42 53.500q8 9 16 0l-5 26.500h-6z" fill="#fbf3e0"/>`) + hair + head + features() + crown + pearls + flower
}

function jack(): string {
  const hair = `<path d="M40 33c-2 7-2.500 13-.5 18 1.500 1.500 4 1 4.500-1V33zM60 33c2 7 2.500 13 .5 18-1.500 1.500-4 1-4.500-1V33z" fill="${GOLD}"/>`
  const head = `<path d="M43 32h14v11c0 5-3 9-7 9s-7-4-7-9z" fill="${SKIN}"/><path d="M46.500 50h7v5h-7z" fill="${SKIN}"/>`
  const cap = `<path d="M37.500 33c1-8 6-12.500 14-12.500 7 0 11 4.500 11 12.500z"/><path d="M37 33.500h26" stroke="${GOLD}" stroke-width="3"/><path d="M60 31c4-3 7-8 7.500-13.500-4.500 2-8 6-9 11z" fill="currentColor" stroke="${LINE}" stroke-width=".5"/>`
  const halberd = `<path d="M71 80V26" stroke="${GOLD}" stroke-width="1.800"/><path d="M71 40c-5-1-6.500-5-6-11 2 2 4 3 6 3l0-8 1.500 4-1.500 4z" fill="#dfe3ea" stroke="${LINE}" stroke-width=".6"/>`
  return robe(`<path d="M44 53.500h12l-2 4-4 22.500-4-22.500z" fill="#fbf3e0"/>`) + halberd + hair + head + features() + cap
}

/** The 7 that 7 Up gives to Player: no suit, a laurel round a large rank, so that nobody takes it for a card of the shoe. */
function givenSeven(): string {
  const leaves = [-64, -40, -16, 8, 32]
    .map((turn) => `<path d="M0-31c4-3 4-8 0-11-4 3-4 8 0 11z" transform="rotate(${turn + 106})"/><path d="M0-31c4-3 4-8 0-11-4 3-4 8 0 11z" transform="rotate(${-turn - 106})"/>`)
    .join('')
  return (
    `<symbol id="card-7" viewBox="0 0 100 140"><rect x=".5" y=".5" width="99" height="139" rx="8" fill="#fbf0d6" stroke="#00000038"/>` +
    `<rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="${GOLD}" stroke-width="1.600"/><rect x="9" y="9" width="82" height="122" rx="3.500" fill="none" stroke="${GOLD}" stroke-width=".6"/>` +
    `<g transform="translate(50 70)" fill="${GOLD}">${leaves}</g><g fill="#5b3b06"><use href="#r-7" transform="translate(50 89) scale(1.850)"/>` +
    `<g id="i-7"><use href="#r-7" transform="translate(19 33) scale(.8)"/></g><use href="#i-7" transform="rotate(180 50 70)"/></g></symbol>`
  )
}

function back(): string {
  return (
    `<symbol id="card-back" viewBox="0 0 100 140"><rect x=".5" y=".5" width="99" height="139" rx="8" fill="${PAPER}" stroke="#00000038"/>` +
    `<rect x="5.500" y="5.500" width="89" height="129" rx="5" fill="#5f1220"/><rect x="5.500" y="5.500" width="89" height="129" rx="5" fill="url(#lattice)"/>` +
    `<rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="#d9b36a" stroke-width=".9"/>` +
    `<path d="M50 44l20 26-20 26-20-26z" fill="#5f1220" stroke="#d9b36a" stroke-width="1.200"/><path d="M50 50l15.400 20L50 90 34.600 70z" fill="none" stroke="#d9b36a" stroke-width=".6"/>` +
    `<path d="M50 58l2.900 8.300 8.800.2-7 5.300 2.500 8.400-7.200-5-7.200 5 2.500-8.400-7-5.300 8.800-.2z" fill="#d9b36a"/></symbol>`
  )
}

const defs =
  `<defs><clipPath id="half"><path d="M24.500 17.500h51V62l-51 16z"/></clipPath>` +
  `<pattern id="lattice" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45 50 70)"><path d="M0 0h8M0 0v8" stroke="#d9b36a" stroke-opacity=".38" stroke-width=".9"/><circle cx="4" cy="4" r=".9" fill="#d9b36a" fill-opacity=".5"/></pattern>` +
  RANKS.map((rank) => `<path id="r-${rank}" d="${outlines[rank]!.d}"/>`).join('') +
  SUITS.map((suit) => `<path id="p-${suit}" d="${PIPS[suit]}"/>`).join('') +
  Object.entries(FIGURES).map(([rank, draw]) => `<g id="f-${rank}" clip-path="url(#half)">${draw()}</g>`).join('') +
  `</defs>`

const faces = SUITS.flatMap((suit) => RANKS.map((rank) => face(rank, suit))).join('\n')
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${defs}\n${faces}\n${givenSeven()}\n${back()}\n</svg>\n`.replace(/(\.\d)00\b/g, '$1')
writeFileSync(new URL('../src/assets/cards.svg', import.meta.url), sprite)
console.log(`cards.svg: ${sprite.length} bytes`)
