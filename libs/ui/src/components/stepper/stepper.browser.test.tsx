import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Stepper, type Step } from './stepper.tsx';

afterEach(cleanup);

const steps: Step[] = [
  { id: 'gedung', label: 'Gedung', state: 'done' },
  { id: 'unit', label: 'Unit', state: 'failed', description: 'Dua baris ganda' },
  { id: 'penghuni', label: 'Penghuni', state: 'current' },
  { id: 'selesai', label: 'Selesai', state: 'upcoming' },
];
const items = () => within(screen.getByRole('list')).getAllByRole('listitem');

describe('steps', () => {
  it('say where one is, what is done and what has to be mended', () => {
    render(<Stepper steps={steps} />);

    expect(screen.getByRole('navigation', { name: 'Langkah-langkah' })).toContainElement(
      screen.getByText('Langkah 3 dari 4'),
    );
    expect(items().map((item) => item.textContent)).toEqual([
      'Gedung, selesai',
      'Unit, perlu diperbaikiDua baris ganda',
      '3Penghuni, sedang diisi',
      '4Selesai',
    ]);
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  });

  it('lead back to where one has been, and never forward', async () => {
    const onSelect = vi.fn<(choice: { step: string }) => void>();
    render(<Stepper steps={steps} onSelect={onSelect} />);

    expect(screen.getAllByRole('button').map((button) => button.closest('li')?.dataset['state'])).toEqual([
      'done',
      'failed',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ step: 'unit' });
  });

  it('have nothing to press where nobody may go back', () => {
    render(<Stepper steps={steps} />);

    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    [
      'the last when all are done',
      [
        { ...steps[0], id: 'a' },
        { ...steps[0], id: 'b' },
      ] as Step[],
      'Langkah 2 dari 2',
    ],
    [
      'the first when none has begun',
      [
        { ...steps[3], id: 'a' },
        { ...steps[3], id: 'b' },
      ] as Step[],
      'Langkah 1 dari 2',
    ],
    [
      'the one to be mended when none is being filled in',
      steps.filter(({ state }) => state !== 'current'),
      'Langkah 2 dari 3',
    ],
  ])('count as at %s, and never at none', (_, some, place) => {
    render(<Stepper steps={some} />);

    expect(screen.getByText(/^Langkah/).textContent).toBe(place);
  });
});
