import { type PointerEvent, useRef } from 'react';
import { extendStroke, type PenMove, type Signature, type SignatureStroke } from './signature.ts';

interface Drawing {
  readonly pointerId: number;
  readonly stroke: SignatureStroke;
  readonly last: PenMove;
}

/** One pen, finger or mouse at a time; a second one, as the ball of a hand is, draws nothing. */
export function usePen(signature: Signature, onChange: (next: Signature) => void) {
  const drawing = useRef<Drawing | null>(null);
  const earlier = signature.kind === 'drawn' ? signature.strokes : [];

  function follow(event: PointerEvent<HTMLCanvasElement>, native: globalThis.PointerEvent): void {
    const now = drawing.current;
    if (now === null || now.pointerId !== event.pointerId) return;
    const move = moveOf(event.currentTarget, native);
    drawing.current = { ...now, stroke: extendStroke(now.stroke, move, now.last), last: move };
  }
  function show(before: readonly SignatureStroke[]): void {
    if (drawing.current !== null) onChange({ kind: 'drawn', strokes: [...before, drawing.current.stroke] });
  }

  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      if (drawing.current !== null || event.button !== 0) return;
      // Otherwise a mouse would select the words around.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const last = moveOf(event.currentTarget, event.nativeEvent);
      drawing.current = { pointerId: event.pointerId, stroke: extendStroke([], last, null), last };
      show(earlier);
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      if (drawing.current?.pointerId !== event.pointerId) return;
      const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
      for (const native of moves.length === 0 ? [event.nativeEvent] : moves) follow(event, native);
      show(earlier.slice(0, -1));
    },
    onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
      if (drawing.current?.pointerId === event.pointerId) drawing.current = null;
    },
    onPointerCancel(event: PointerEvent<HTMLCanvasElement>) {
      if (drawing.current?.pointerId !== event.pointerId) return;
      drawing.current = null;
      onChange({ kind: 'drawn', strokes: earlier.slice(0, -1) });
    },
  };
}

function moveOf(
  canvas: HTMLCanvasElement,
  { clientX, clientY, timeStamp, pointerType, pressure }: globalThis.PointerEvent,
): PenMove {
  const { left, top, width } = canvas.getBoundingClientRect();
  return {
    x: (clientX - left) / width,
    y: (clientY - top) / width,
    at: timeStamp,
    pressure: pointerType === 'pen' && pressure > 0 ? pressure : null,
  };
}
