import { isSigned, padShape, type Signature, type SignatureStroke } from './signature.ts';

type Brush = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineCap'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
>;

const hand = '"Segoe Script", "Snell Roundhand", "Bradley Hand", "URW Chancery L", cursive';

/** Draws a signature as wide as `width` pixels, in one colour. */
export function drawSignature(brush: Brush, signature: Signature, width: number, ink: string): void {
  brush.fillStyle = ink;
  brush.strokeStyle = ink;
  if (signature.kind === 'typed') drawName(brush, signature.text.trim(), width);
  else for (const stroke of signature.strokes) drawStroke(brush, stroke, width);
}

/** Through the middles between the points, so that no corner is left where a pen was read. */
function drawStroke(brush: Brush, stroke: SignatureStroke, width: number): void {
  const [first] = stroke;
  if (first === undefined) return;
  brush.lineCap = 'round';
  if (stroke.length === 1) {
    brush.beginPath();
    brush.arc(first.x * width, first.y * width, (first.thick * width) / 2, 0, Math.PI * 2);
    brush.fill();
    return;
  }
  let from = first;
  for (const [index, point] of stroke.entries()) {
    const next = stroke[index + 1] ?? point;
    const to = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, thick: point.thick };
    brush.beginPath();
    brush.lineWidth = point.thick * width;
    brush.moveTo(from.x * width, from.y * width);
    brush.quadraticCurveTo(point.x * width, point.y * width, to.x * width, to.y * width);
    brush.stroke();
    from = to;
  }
}

function drawName(brush: Brush, name: string, width: number): void {
  if (name === '') return;
  const height = width / padShape;
  const size = height * 0.45;
  brush.font = `italic ${size}px ${hand}`;
  const fit = Math.min(1, (width * 0.88) / brush.measureText(name).width);
  brush.font = `italic ${size * fit}px ${hand}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(name, width / 2, height / 2);
}

/** The signature in black on white as a PNG, `width` pixels wide; null where there is none. */
export async function signaturePicture(signature: Signature, width = 1200): Promise<Blob | null> {
  if (!isSigned(signature)) return null;
  const canvas = new OffscreenCanvas(width, Math.round(width / padShape));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser draws nothing');
  // On paper, also where the page is dark: what is kept is printed.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  // Off the screen a canvas has the same calls; its `fillStyle` only has a type of its own.
  drawSignature(brush as unknown as Brush, signature, width, 'black');
  return canvas.convertToBlob({ type: 'image/png' });
}
