import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusRow, pressByKey, walkRows } from './walk-rows.ts';

afterEach(cleanup);

const names = ['Pompa transfer 2', 'Keran bocor', 'Lampu mati'];

function open(shown: readonly string[] = names) {
  const frame = createRef<HTMLDivElement>();
  render(
    <div ref={frame}>
      <p>Hari ini</p>
      {shown.map((name) => (
        <div key={name} data-row>
          <a href={`#${name}`}>{name}</a>
          <button type="button">Tangani {name}</button>
        </div>
      ))}
    </div>,
  );
  return walkRows(frame, '[data-row]');
}
const focused = () => document.activeElement?.textContent;

describe('rows that keys go through', () => {
  it('begin with the first, whichever way one goes', () => {
    const walk = open();
    expect(walk.here()).toBeNull();

    expect(walk.step(-1)).toBeUndefined();
    expect(focused()).toBe('Pompa transfer 2');
  });

  it('end at the first and at the last, where the focus stays', () => {
    const walk = open();
    for (const by of [1, 1, 1, 1] as const) walk.step(by);
    expect(focused()).toBe('Lampu mati');

    for (const by of [-1, -1, -1] as const) walk.step(by);
    expect(focused()).toBe('Pompa transfer 2');
  });

  it('know the row in which something has the focus', () => {
    const walk = open();
    screen.getByRole('button', { name: 'Tangani Keran bocor' }).focus();
    expect(walk.here()).toBe(walk.all()[1]);

    walk.step(1);
    expect(focused()).toBe('Lampu mati');
  });

  it('hand the key on where there is no row', () => {
    const walk = open([]);

    expect([walk.step(1), focusRow(undefined), pressByKey(null)]).toEqual(['passed', 'passed', 'passed']);
  });
});

describe('a button that is pressed by a key', () => {
  it('has the focus, and is pressed once', () => {
    open();
    const pressed = vi.fn<() => void>();
    const button = screen.getByRole('button', { name: 'Tangani Keran bocor' });
    button.addEventListener('click', pressed);

    pressByKey(button);
    expect([focused(), pressed.mock.calls.length]).toEqual(['Tangani Keran bocor', 1]);
  });

  it('hears Enter where it opens a menu, which listens for keys', () => {
    open();
    const [clicked, keys] = [vi.fn<() => void>(), vi.fn<(key: string) => void>()];
    const button = screen.getByRole('button', { name: 'Tangani Lampu mati' });
    button.dataset['state'] = 'closed';
    button.addEventListener('click', clicked);
    button.addEventListener('keydown', ({ key }) => keys(key));

    pressByKey(button);
    expect([keys.mock.calls, clicked.mock.calls]).toEqual([[['Enter']], []]);
  });
});
