import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves between cells by arrows and Enter; to the side only where the caret is at the end of what is typed. */
export function handleGridKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const cell = event.target;
  if (step === undefined || !(cell instanceof HTMLInputElement)) return;
  const [down, right] = step;
  const { selectionStart, selectionEnd, value } = cell;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isAtEnd = right < 0 ? selectionEnd === 0 : selectionStart === value.length;
  if (right !== 0 && !isWhole && !isAtEnd) return;
  const [row = 0, column = 0] = (cell.dataset['cell'] ?? '').split(':').map(Number);
  const next = event.currentTarget.querySelector<HTMLInputElement>(`[data-cell="${row + down}:${column + right}"]`);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}
