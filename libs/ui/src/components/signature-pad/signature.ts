/** A point of a stroke: place and thickness of the line in widths of the pad, so that it looks the same at every size. */
type SignaturePoint = { readonly x: number; readonly y: number; readonly thick: number };

/** One line from putting the pen down to lifting it. */
export type SignatureStroke = readonly SignaturePoint[];

/** What somebody signed with: lines, or for those who do not draw their name as they typed it. */
export type Signature =
  | { readonly kind: 'drawn'; readonly strokes: readonly SignatureStroke[] }
  | { readonly kind: 'typed'; readonly text: string };

/** A pad on which nothing is yet. */
export const noSignature: Signature = { kind: 'drawn', strokes: [] };

/** So many heights of a pad are its width. */
export const padShape = 3;

const thinnest = 0.0025;
const thickest = 0.0075;

/** Whether there is a signature to be kept; a dot is none. */
export function isSigned(signature: Signature): boolean {
  if (signature.kind === 'typed') return signature.text.trim() !== '';
  return lengthOf(signature.strokes) > 0.05;
}

/** All its lines together, in widths of the pad. */
function lengthOf(strokes: readonly SignatureStroke[]): number {
  let sum = 0;
  for (const stroke of strokes) {
    for (const [index, point] of stroke.entries()) {
      const before = stroke[index - 1];
      if (before !== undefined) sum += Math.hypot(point.x - before.x, point.y - before.y);
    }
  }
  return sum;
}

/** Where a pen is: in widths of the pad, when in milliseconds, and how hard it presses, where it can tell. */
export type PenMove = {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** 0 to 1; null for a finger and a mouse, which draw thinner the faster they are. */
  readonly pressure: number | null;
};

/** The stroke with one point more: the same stroke where the pen has hardly moved. */
export function extendStroke(stroke: SignatureStroke, move: PenMove, before: PenMove | null): SignatureStroke {
  const last = stroke.at(-1);
  const way = before === null ? 0 : Math.hypot(move.x - before.x, move.y - before.y);
  if (last !== undefined && Math.hypot(move.x - last.x, move.y - last.y) < 0.002) return stroke;
  const speed = before === null ? 0 : way / Math.max(1, move.at - before.at);
  const wanted =
    move.pressure === null
      ? thickest - (thickest - thinnest) * Math.min(1, speed / 0.004)
      : thinnest + (thickest - thinnest) * move.pressure;
  // Thickness follows slowly, or a line would look like beads.
  const thick = last === undefined ? wanted * 0.8 : last.thick + (wanted - last.thick) * 0.35;
  return [...stroke, { x: move.x, y: move.y, thick }];
}
