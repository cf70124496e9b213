/** Puts text on the clipboard; whether it got there. A page over plain http has no clipboard of its own, so the old way is tried. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  }
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  const host = document.querySelector('dialog[open]') ?? document.body
  host.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
