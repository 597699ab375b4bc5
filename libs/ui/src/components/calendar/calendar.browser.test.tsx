import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../global/global.ts';
import { Calendar } from './calendar.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(cleanup);

const week = (from: string) =>
  render(
    <Calendar
      label="Jadwal"
      view="week"
      date="2026-11-20"
      today="2026-11-20"
      onChange={() => undefined}
      events={[{ id: '1', date: '2026-11-16', from, to: '11:30', title: 'Kuras tandon', href: '#1' }]}
    />,
  );
/** The first hour that is seen below the head of the week. */
const firstHour = () => {
  const grid = screen.getByRole('grid');
  const head = grid.querySelector('[data-head]')!.getBoundingClientRect();
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-hour]')].filter(
    ({ dataset }) => dataset['hour'] !== 'day',
  );
  return rows.find((row) => row.getBoundingClientRect().top >= head.bottom - 1)?.dataset['hour'];
};

it('begins a week at seven, where the working day does', async () => {
  week('09:00');

  await expect.poll(firstHour).toBe('7');
});

it('begins a week earlier where something is', async () => {
  week('05:30');

  await expect.poll(firstHour).toBe('5');
});

it('begins at seven also where it was drawn before it could be seen', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.display = 'none';
  render(
    <Calendar label="Jadwal" view="week" date="2026-11-20" today="2026-11-20" onChange={() => undefined} events={[]} />,
    { container },
  );

  container.style.display = '';

  await expect.poll(firstHour).toBe('7');
});

it('draws the lines of the hours in the column that is chosen too', () => {
  week('09:00');

  const looks = (cell: string) => getComputedStyle(document.querySelector(`[data-cell="${cell}"]`)!);
  const lineOf = (cell: string) => /rgba?\([^)]*\)|oklch\([^)]*\)|color\([^)]*\)/.exec(looks(cell).boxShadow)?.[0];
  expect(lineOf('2026-11-20 9')).not.toBe(looks('2026-11-20 9').backgroundColor);
  expect(lineOf('2026-11-20 9')).not.toBe(lineOf('2026-11-19 9'));
});

/** A key pressed in the moment in which the calendar appears. */
function AtOnce({ view }: { readonly view: 'month' | 'week' }) {
  const [shown, setShown] = useState({ date: '2026-11-20', view });
  useLayoutEffect(() => {
    const first = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    first?.focus();
    if (first) fireEvent.keyDown(first, { key: 'ArrowRight' });
  }, []);
  return <Calendar label="Jadwal" {...shown} today="2026-11-20" now="13:20" events={[]} onChange={setShown} />;
}

it.each([
  ['month', '[data-date="2026-11-21"]'],
  ['week', '[data-cell="2026-11-21 13"]'],
] as const)('takes the focus along with a key pressed as soon as the %s is there', (view, next) => {
  render(<AtOnce view={view} />);

  expect(document.querySelector(next)).toHaveFocus();
});
