import { places } from '@imah/testing';
import { openPage } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardFloors } from './board-lines.ts';
import { UnitBoard } from './unit-board.tsx';

afterEach(cleanup);

const [section] = places.sections as [(typeof places.sections)[number]];
const idOf = (code: string) => places.units.find((unit) => unit.code === code)?.id ?? '';
const like = places.units[0]!;

async function open(openUnit: string | null = null, known = places) {
  const onOpen = vi.fn<(unitId: string) => void>();
  const floors = boardFloors(known, section.id, { text: '', statuses: [] });
  await openPage(<UnitBoard label="Unit Menara A" floors={floors} openUnit={openUnit} onOpen={onOpen} />);
  await screen.findByRole('toolbar', { name: 'Unit Menara A' });
  return { onOpen };
}
const focused = () => document.activeElement?.getAttribute('data-unit');
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-unit]')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((cell) => cell.dataset['unit']);

describe('the board of units', () => {
  it('names every floor with how many units it has, the highest first, and those without any', async () => {
    await open();

    const floors = [...screen.getByRole('toolbar').children]
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /\d+ unit$/.test(text));
    expect(floors).toEqual(['Lantai 21 unit', 'Lantai 12 unit', 'LG1 unit', 'B10 unit']);
  });

  it('says of each unit its code, what it is and on which floor, and of a common area that it is one', async () => {
    const lobby = { ...like, id: 'lobi', code: 'LOBI', kind: 'common', status: 'vacant' } as const;
    await open(null, { ...places, units: [...places.units, lobby] });

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'A-0201RenovasiLantai 2',
      'A-0101DihuniLantai 1',
      'A-0102KosongLantai 1',
      'LG-01DisewaLG',
      'LOBIUmumLG',
    ]);
  });

  it('marks the unit that is open, and no other', async () => {
    await open(idOf('A-0102'));

    const current = screen.getAllByRole('button', { current: true });
    expect(current.map((cell) => cell.dataset['unit'])).toEqual([idOf('A-0102')]);
  });
});

describe('the board under the keyboard', () => {
  it('is one stop of Tab: the unit that is open, else the first', async () => {
    await open(idOf('LG-01'));
    expect(stops()).toEqual([idOf('LG-01')]);
    cleanup();

    await open();
    expect(stops()).toEqual([idOf('A-0201')]);
    await userEvent.tab();
    expect(focused()).toBe(idOf('A-0201'));
  });

  it('is walked with the arrows, Home and End, and Enter opens where one has come to', async () => {
    const { onOpen } = await open();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(idOf('A-0101'));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe(idOf('A-0102'));
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(idOf('LG-01'));
    await userEvent.keyboard('{Enter}');

    expect(onOpen.mock.calls).toEqual([[idOf('LG-01')]]);
    expect(stops()).toEqual([idOf('LG-01')]);
  });

  it('leaves keys with Alt, Control or Meta to the browser', async () => {
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Control>}{ArrowRight}{/Control}{Meta>}{End}{/Meta}');

    expect(focused()).toBe(idOf('A-0201'));
  });

  it('goes on from a unit that was pressed', async () => {
    const { onOpen } = await open();
    await userEvent.click(screen.getByRole('button', { name: /^A-0101/ }));
    await userEvent.keyboard('{ArrowRight}');

    expect(focused()).toBe(idOf('A-0102'));
    expect(onOpen.mock.calls).toEqual([[idOf('A-0101')]]);
  });

  it('hears no press beside its units', async () => {
    const { onOpen } = await open();
    await userEvent.click(screen.getByText('Lantai 2', { selector: 'div' }));

    expect(onOpen.mock.calls).toEqual([]);
  });
});

it('keeps every unit within a narrow screen', async () => {
  await page.viewport(360, 800);
  try {
    await open();
    await expect
      .poll(() => screen.getAllByRole('button').filter((cell) => cell.getBoundingClientRect().right > 360).length)
      .toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  } finally {
    await page.viewport(1280, 800);
  }
});
