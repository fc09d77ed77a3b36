/** What a picture of a chart shows besides the drawing. */
interface Frame {
  title: string;
  legend: readonly { label: string; color: string }[];
  paper: string;
  ink: string;
  font: string;
}

/** What a drawing gets from style sheets, which a picture doesn't load. */
const DRAWN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'shape-rendering',
];
/** Pixels of the picture for each of the page, so that it is sharp in a document. */
const SCALE = 2;
const EDGE = 20;
const HEAD = 76;

/** Returns a chart as a PNG, with its title and legend. @throws Error where the browser can't draw it */
export async function toPng(svg: SVGSVGElement, frame: Frame): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * EDGE) * SCALE;
  canvas.height = (height + HEAD + EDGE) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.scale(SCALE, SCALE);
  context.fillStyle = frame.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  writeHead(context, frame);
  context.drawImage(image, EDGE, HEAD, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture'))));
  });
}

function writeHead(context: CanvasRenderingContext2D, { title, legend, ink, font }: Frame): void {
  context.fillStyle = ink;
  context.font = `600 18px ${font}`;
  context.fillText(title, EDGE, 34);
  context.font = `14px ${font}`;
  let x = EDGE;
  for (const { label, color } of legend) {
    context.fillStyle = color;
    context.fillRect(x, 50, 12, 12);
    context.fillStyle = ink;
    context.fillText(label, x + 18, 61);
    x += 18 + context.measureText(label).width + 24;
  }
}

/** The drawing as a document of its own, with the style that each of its parts has on the page. */
function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, n) => {
    const style = getComputedStyle(originals[n] as Element);
    for (const name of DRAWN) element.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
