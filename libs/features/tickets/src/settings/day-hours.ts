import type { BusinessHours } from '@imah/contract/tickets';

type Stretches = BusinessHours['week'][number];

/** A working day as a form has it: times of day as text, the break where there is one; null where it is not filled in. */
export interface DayForm {
  readonly state: 'open' | 'closed';
  readonly from: string | null;
  readonly to: string | null;
  readonly breakFrom: string | null;
  readonly breakTo: string | null;
}

const usualDay: DayForm = { state: 'open', from: '08:00', to: '17:00', breakFrom: '12:00', breakTo: '13:00' };

/** A day as it is stored, for the form; of more than two stretches the first break. */
export function dayFormOf(stretches: Stretches): DayForm {
  const first = stretches[0];
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) return { ...usualDay, state: 'closed' };
  const second = stretches[1];
  return {
    state: 'open',
    from: textOf(first.from),
    to: textOf(last.to),
    breakFrom: second === undefined ? null : textOf(first.to),
    breakTo: second === undefined ? null : textOf(second.from),
  };
}

/** The stretches of a day; null where they are not in order. */
export function stretchesOf({ state, from, to, breakFrom, breakTo }: DayForm): Stretches | null {
  if (state === 'closed') return [];
  if (from === null || to === null) return null;
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (breakFrom === null && breakTo === null) return start < end ? [{ from: start, to: end }] : null;
  if (breakFrom === null || breakTo === null) return null;
  const [pause, resume] = [minutesOf(breakFrom), minutesOf(breakTo)];
  const isInOrder = start < pause && pause < resume && resume < end;
  return isInOrder
    ? [
        { from: start, to: pause },
        { from: resume, to: end },
      ]
    : null;
}

function textOf(minutes: number): string {
  // Midnight at the end of a day has no time of its own.
  const shown = Math.min(minutes, 1439);
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes === 1439 ? 1440 : hours * 60 + minutes;
}
