import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../global/global.ts';
import { layoutsFrom } from './fit-layout.ts';
import type { GridItem } from './grid-layout.ts';
import { WidgetGrid, type GridChange } from './widget-grid.tsx';

afterEach(cleanup);
beforeEach(() => page.viewport(1280, 800));

const lg = [
  { id: 'daya', x: 0, y: 0, w: 6, h: 3 },
  { id: 'air', x: 6, y: 0, w: 6, h: 3 },
  { id: 'alarm', x: 0, y: 3, w: 12, h: 4 },
];
const widgets = [
  { id: 'daya', title: 'Daya', content: '42 kW', limits: { maxW: 8 } },
  { id: 'air', title: 'Air', content: '61 m³' },
  { id: 'alarm', title: 'Alarm', content: 'Tidak ada' },
];

function Dashboard({ onChange }: { onChange: (change: GridChange) => void }) {
  const [layouts, setLayouts] = useState(() => layoutsFrom(lg));
  return (
    <WidgetGrid
      label="Dasbor"
      mode="edit"
      widgets={widgets}
      layouts={layouts}
      onChange={(change) => {
        onChange(change);
        setLayouts(change.layouts);
      }}
    />
  );
}

const draw = () => {
  const onChange = vi.fn<(change: GridChange) => void>();
  render(<Dashboard onChange={onChange} />);
  const grid = screen.getByRole('list');
  return { onChange, grid };
};
const placesIn = (layout: readonly GridItem[] | undefined) =>
  layout && Object.fromEntries(layout.map(({ id, x, y, w, h }) => [id, [x, y, w, h]]));
const places = (onChange: ReturnType<typeof draw>['onChange']) => placesIn(onChange.mock.lastCall?.[0].layout);

it('is put down where the pointer leaves it, and who stood there makes room', async () => {
  const { onChange, grid } = draw();
  const { width } = grid.getBoundingClientRect();

  await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Atur letak Daya' }), grid, {
    targetPosition: { x: width / 2 + 18, y: 18 },
  });

  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(places(onChange)).toEqual({ daya: [12, 0, 6, 3], air: [6, 0, 6, 3], alarm: [0, 3, 12, 4] });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

it('is dragged at its head as well, onto the place of another', async () => {
  const { onChange, grid } = draw();

  await userEvent.dragAndDrop(screen.getByRole('heading', { name: 'Daya' }), grid, {
    sourcePosition: { x: 10, y: 8 },
    targetPosition: { x: grid.clientWidth / 4 + 50, y: 18 },
  });

  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(places(onChange)).toEqual({ daya: [6, 0, 6, 3], air: [6, 3, 6, 3], alarm: [0, 6, 12, 4] });
});

it('grows with its corner to its limit', async () => {
  const { onChange, grid } = draw();
  const corner = grid.querySelector<HTMLElement>('[data-corner="daya"]')!;

  await userEvent.dragAndDrop(corner, grid, { targetPosition: { x: grid.clientWidth - 40, y: 4 * 48 + 30 } });

  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(places(onChange)).toEqual({ daya: [0, 0, 8, 5], air: [6, 5, 6, 3], alarm: [0, 8, 12, 4] });
});

it('is not taken into the hand by the press that dragged it, and a press alone takes it', async () => {
  const { onChange, grid } = draw();
  const handle = () => screen.getByRole('button', { name: 'Atur letak Daya' });
  await userEvent.dragAndDrop(handle(), grid, { targetPosition: { x: grid.clientWidth / 2 + 18, y: 18 } });
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());

  expect(handle()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(handle());

  await waitFor(() => expect(handle()).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await waitFor(() => expect(places(onChange)?.['daya']).toEqual([11, 0, 6, 3]));
  await waitFor(() => expect(handle()).toHaveFocus());
});

it('goes back where it was when Escape is pressed with the pointer still down', async () => {
  const { onChange } = draw();
  const frame = screen.getByRole('article', { name: 'Daya' }).parentElement!;
  const at = (type: string, x: number, y: number, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerId: 7, button: 0, clientX: x, clientY: y, bubbles: true, cancelable: true }),
    );
  at('pointerdown', 40, 20, screen.getByRole('heading', { name: 'Daya' }));
  at('pointermove', 500, 300, window);
  await waitFor(() => expect(frame).toHaveAttribute('data-state', 'dragged'));

  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

  await waitFor(() => expect(frame).toHaveAttribute('data-state', 'still'));
  expect(frame.style.translate).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});

it('has a layout of its own on a narrower screen, and leaves the others alone', async () => {
  await page.viewport(700, 800);
  const { onChange, grid } = draw();
  await waitFor(() =>
    expect(screen.getByRole('article', { name: 'Daya' }).getBoundingClientRect().width).toBeLessThan(200),
  );

  await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Atur letak Daya' }), grid, {
    targetPosition: { x: grid.clientWidth / 2 + 18, y: 18 },
  });

  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const change = onChange.mock.lastCall?.[0];
  expect(change?.breakpoint).toBe('md');
  expect(placesIn(change?.layouts.lg)).toEqual(placesIn(lg));
  expect(placesIn(change?.layouts.md)).toEqual({ daya: [6, 0, 3, 3], air: [3, 0, 3, 3], alarm: [0, 3, 6, 4] });
});
