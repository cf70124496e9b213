/** The browser's offer to put the house on the device, kept until somebody wants it. Browsers without one offer nothing. */

interface Offer extends Event {
  readonly prompt: () => Promise<void>
}

let offer: Offer | null = null
const waiting = new Set<(offered: boolean) => void>()

function tell(): void {
  for (const told of waiting) told(offer !== null)
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer = event as Offer
  tell()
})
window.addEventListener('appinstalled', () => {
  offer = null
  tell()
})

/** Hears whether the house can be put on the device, until the function that is given back is called. */
export function listenForOffer(told: (offered: boolean) => void): () => void {
  waiting.add(told)
  told(offer !== null)
  return () => { waiting.delete(told) }
}

/** Takes the offer; the browser asks its own question. */
export async function install(): Promise<void> {
  const taken = offer
  offer = null
  tell()
  await taken?.prompt()
}
