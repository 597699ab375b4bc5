import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../global/global.ts';
import { FloorPlan, type FloorPlanProps } from './floor-plan.tsx';
import type { PlanPoint } from './plan-geometry.ts';
import type { PlanItem } from './plan-item.ts';
import type { PlanMove } from './use-plan-editing.ts';

afterEach(cleanup);
beforeEach(() => page.viewport(1280, 900));

const corners = [
  { x: 0.5, y: 0.5 },
  { x: 0.75, y: 0.5 },
  { x: 0.75, y: 0.75 },
  { x: 0.5, y: 0.75 },
];
const items: readonly PlanItem[] = [
  { kind: 'pin', id: 'suhu', label: 'Suhu', x: 0.25, y: 0.25 },
  { kind: 'zone', id: 'lobi', label: 'Lobi', points: corners },
];

function Floor({ items: first, onMove, ...props }: Partial<FloorPlanProps>) {
  const [now, setNow] = useState(first ?? items);
  return (
    <FloorPlan
      label="Lantai 2"
      picture={{ kind: 'drawing', drawing: null, width: 1200, height: 600 }}
      {...props}
      items={now}
      onMove={(move) => {
        onMove?.(move);
        setNow((all) =>
          all.map((item) => {
            if (item.id !== move.id) return item;
            return item.kind === 'zone' ? { ...item, points: move.points ?? item.points } : { ...item, ...at(move) };
          }),
        );
      }}
    />
  );
}
const at = ({ x, y }: PlanPoint) => ({ x, y });
const plan = () => screen.getByRole('application', { name: 'Lantai 2' });
/** A pixel of the plan's frame, which shows all of it. */
const pixel = ({ x, y }: PlanPoint) => ({ x: x * plan().clientWidth, y: y * plan().clientHeight });
const stage = () => plan().firstElementChild as HTMLElement;
const fire = (type: string, pointerId: number, x: number, y: number, target: EventTarget = window) => {
  const box = plan().getBoundingClientRect();
  target.dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX: box.left + x,
      clientY: box.top + y,
      bubbles: true,
      cancelable: true,
    }),
  );
};
const wheel = (deltaY: number) => {
  const box = plan().getBoundingClientRect();
  const event = new WheelEvent('wheel', {
    deltaY,
    clientX: box.left + 100,
    clientY: box.top + 100,
    bubbles: true,
    cancelable: true,
  });
  plan().dispatchEvent(event);
  return event.defaultPrevented;
};

describe('while editing', () => {
  it('puts a pin where the pointer leaves it, told once', async () => {
    const onMove = vi.fn<(move: PlanMove) => void>();
    render(<Floor mode="edit" onMove={onMove} />);

    await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Suhu' }), plan(), {
      targetPosition: pixel({ x: 0.5, y: 0.25 }),
    });

    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    const move = onMove.mock.lastCall![0];
    expect(move.id).toBe('suhu');
    expect(move.x).toBeCloseTo(0.5, 2);
    expect(move.y).toBeCloseTo(0.25, 2);
    expect(move.points).toBeUndefined();
  });

  it('moves a zone with all of its corners, and stops at the edge of the plan', async () => {
    const onMove = vi.fn<(move: PlanMove) => void>();
    render(<Floor mode="edit" onMove={onMove} />);

    await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Lobi' }), plan(), {
      targetPosition: pixel({ x: 0.98, y: 0.625 }),
    });

    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    const points = onMove.mock.lastCall![0].points!;
    expect(points.map(({ x }) => x)).toEqual([0.75, 1, 1, 0.75]);
    expect(points[0]!.y).toBeCloseTo(0.5, 2);
  });

  it('moves one corner of the chosen zone', async () => {
    const onMove = vi.fn<(move: PlanMove) => void>();
    render(<Floor mode="edit" onMove={onMove} selected="lobi" />);

    await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Sudut 1 dari 4, Lobi' }), plan(), {
      targetPosition: pixel({ x: 0.3, y: 0.4 }),
    });

    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    const points = onMove.mock.lastCall![0].points!;
    expect(points.slice(1)).toEqual(corners.slice(1));
    expect([points[0]!.x, points[0]!.y].map((value) => Math.round(value * 100))).toEqual([30, 40]);
  });

  it('gets and loses corners with Insert and Delete', async () => {
    const onMove = vi.fn<(move: PlanMove) => void>();
    render(<Floor mode="edit" onMove={onMove} selected="lobi" />);

    screen.getByRole('button', { name: 'Sudut 1 dari 4, Lobi' }).focus();
    await userEvent.keyboard('{Insert}');
    await waitFor(() => expect(onMove.mock.lastCall?.[0].points).toHaveLength(5));
    screen.getByRole('button', { name: 'Sudut 2 dari 5, Lobi' }).focus();
    await userEvent.keyboard('{Delete}');

    await waitFor(() => expect(onMove.mock.lastCall?.[0].points).toEqual(corners));
  });

  it('takes a pin with one tap and puts it down with the next', async () => {
    const onMove = vi.fn<(move: PlanMove) => void>();
    render(<Floor mode="edit" onMove={onMove} />);

    await userEvent.click(screen.getByRole('button', { name: 'Suhu' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Suhu' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(plan(), { position: pixel({ x: 0.25, y: 0.8 }) });

    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    expect(onMove.mock.lastCall![0].y).toBeCloseTo(0.8, 2);
  });

  it('places what has no place yet with a tap, also on top of a pin', async () => {
    const onPlace = vi.fn<(point: PlanPoint) => void>();
    const onMove = vi.fn<(move: PlanMove) => void>();
    render(<Floor mode="edit" placing={{ label: 'Kipas' }} onPlace={onPlace} onMove={onMove} />);

    await userEvent.click(plan(), { position: pixel({ x: 0.25, y: 0.25 }) });

    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.lastCall![0].x).toBeCloseTo(0.25, 2);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('places with Enter what is to be placed, at once, and with a drop where it is dropped', async () => {
    const onPlace = vi.fn<(point: PlanPoint) => void>();
    render(<Floor mode="edit" placing={{ label: 'Kipas' }} onPlace={onPlace} />);

    await waitFor(() => expect(plan()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onPlace.mock.lastCall![0]).toEqual({ x: 0.5, y: 0.5 });
    const box = plan().getBoundingClientRect();
    const at = pixel({ x: 0.75, y: 0.25 });
    const drop = { bubbles: true, cancelable: true, clientX: box.left + at.x, clientY: box.top + at.y };
    expect(plan().dispatchEvent(new DragEvent('dragover', drop))).toBe(false);
    plan().dispatchEvent(new DragEvent('drop', drop));

    expect(onPlace.mock.lastCall![0].x).toBeCloseTo(0.75, 2);
    expect(onPlace.mock.lastCall![0].y).toBeCloseTo(0.25, 2);
  });

  it('takes no drop while nothing is to be placed', () => {
    const onPlace = vi.fn<(point: PlanPoint) => void>();
    render(<Floor mode="edit" onPlace={onPlace} />);

    expect(plan().dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }))).toBe(true);
    plan().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true }));

    expect(onPlace).not.toHaveBeenCalled();
  });

  it('says whether a pointer or the keyboard has moved something', async () => {
    const onMove = vi.fn<(move: PlanMove) => void>();
    render(<Floor mode="edit" onMove={onMove} />);
    await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Suhu' }), plan(), {
      targetPosition: pixel({ x: 0.5, y: 0.25 }),
    });
    await waitFor(() => expect(onMove.mock.lastCall?.[0].by).toBe('pointer'));

    screen.getByRole('button', { name: 'Suhu' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');

    await waitFor(() => expect(onMove.mock.lastCall?.[0].by).toBe('keyboard'));
  });
});

describe('while looking', () => {
  it('pans a plan that is larger than its frame, and does not choose what was below the press', async () => {
    const onSelect = vi.fn<(choice: { id: string | null }) => void>();
    render(<Floor onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Perbesar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Perbesar' }));
    const before = stage().style.transform;

    await userEvent.dragAndDrop(plan(), plan(), {
      sourcePosition: { x: 600, y: 300 },
      targetPosition: { x: 500, y: 260 },
    });

    await waitFor(() => expect(stage().style.transform).not.toBe(before));
    const [from, to] = [before, stage().style.transform].map((text) => text.match(/-?[\d.]+/g)!.map(Number));
    expect([to![0]! - from![0]!, to![1]! - from![1]!].map(Math.round)).toEqual([-100, -40]);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('chooses a pin with a press, and nothing with a press beside it', async () => {
    const onSelect = vi.fn<(choice: { id: string | null }) => void>();
    render(<Floor onSelect={onSelect} />);

    await userEvent.click(screen.getByRole('button', { name: 'Suhu' }));
    await userEvent.click(plan(), { position: pixel({ x: 0.1, y: 0.9 }) });

    expect(onSelect.mock.calls).toEqual([[{ id: 'suhu' }], [{ id: null }]]);
  });

  it('zooms with the wheel, and lets the page scroll on once all of it is in sight', async () => {
    render(<Floor />);

    expect(wheel(-200)).toBe(true);
    await waitFor(() => expect(plan()).toHaveAttribute('data-zoomed', 'yes'));
    expect(wheel(2000)).toBe(true);
    await waitFor(() => expect(plan()).toHaveAttribute('data-zoomed', 'no'));

    expect(wheel(200)).toBe(false);
  });

  it('zooms with two fingers around their middle', async () => {
    render(<Floor />);
    const width = stage().getBoundingClientRect().width;
    fire('pointerdown', 1, 500, 300, plan());
    fire('pointerdown', 2, 700, 300, plan());

    fire('pointermove', 1, 400, 300);
    fire('pointermove', 2, 800, 300);

    await waitFor(() => expect(stage().getBoundingClientRect().width).toBeCloseTo(width * 2, 0));
    fire('pointerup', 1, 400, 300);
    fire('pointerup', 2, 800, 300);
    expect(plan()).not.toHaveAttribute('data-panning');
  });

  it('shows a new value at its marker, and leaves the other as it is', async () => {
    const [pin, zone] = items;
    const { rerender } = render(<FloorPlanOf items={items} />);
    const lobby = screen.getByRole('button', { name: 'Lobi' });

    rerender(<FloorPlanOf items={[{ ...pin!, reading: { value: 27, text: '27 °C' } } as PlanItem, zone!]} />);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Suhu: 27 °C' })).toBeVisible());
    expect(screen.getByRole('button', { name: 'Lobi' })).toBe(lobby);
  });
});

function FloorPlanOf({ items: some }: { items: readonly PlanItem[] }) {
  return (
    <FloorPlan label="Lantai 2" picture={{ kind: 'drawing', drawing: null, width: 1200, height: 600 }} items={some} />
  );
}
