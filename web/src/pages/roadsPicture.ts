/** Saves the drawn roads as one picture: every board with its colours, under each other on paper. */

const WIDTH = 1_600
const GAP = 28
const MARGIN = 32

export async function savePicture(boards: HTMLElement): Promise<void> {
  const drawn = [...boards.querySelectorAll<SVGSVGElement>('svg.road')]
  const images = await Promise.all(drawn.map(async (svg) => ({ svg, image: await imageOf(svg) })))
  const inner = WIDTH - 2 * MARGIN
  const heights = drawn.map((svg) => (inner * svg.viewBox.baseVal.height) / svg.viewBox.baseVal.width)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 2 * MARGIN + heights.reduce((sum, height) => sum + height, 0) + GAP * (drawn.length - 1)
  const paint = canvas.getContext('2d')!
  paint.fillStyle = '#ffffff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  let top = MARGIN
  for (const [index, { image }] of images.entries()) {
    paint.drawImage(image, MARGIN, top, inner, heights[index]!)
    top += heights[index]! + GAP
  }
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'roads.png'
  link.click()
}

/** A copy of a board that carries its own colours, since a picture knows nothing of the page's style. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  originals.forEach((original, index) => {
    const style = getComputedStyle(original)
    for (const property of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity', 'font-size', 'font-weight', 'font-family', 'text-anchor', 'paint-order'])
      copies[index]!.setAttribute(property, style.getPropertyValue(property))
  })
  const { width, height } = svg.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(WIDTH))
  copy.setAttribute('height', String((WIDTH * height) / width))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
