/** The card faces: one SVG fetched once and laid into the page, so that `<use>` finds every face. */
import address from '../assets/cards.svg?url'

let asked: Promise<void> | null = null

export function layOutSprite(): Promise<void> {
  asked ??= fetch(address)
    .then((response) => response.text())
    .then((text) => {
      const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      sprite.setAttribute('width', '0')
      sprite.setAttribute('height', '0')
      sprite.setAttribute('aria-hidden', 'true')
      sprite.classList.add('unseen')
      document.body.append(document.importNode(sprite, true))
    })
    .catch(() => { asked = null })
  return asked
}
