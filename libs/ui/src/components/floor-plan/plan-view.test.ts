import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawnSize,
  keepInFrame,
  mostZoom,
  panBy,
  pinDetail,
  pixelAt,
  pointAt,
  showPoint,
  wholePlan,
  zoomAt,
  type PlanFrame,
} from './plan-view.ts';

const frames: PlanFrame = { plan: { width: 2000, height: 1000 }, frame: { width: 1000, height: 600 } };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyFrames = fc.record({
  plan: fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) }),
  frame: fc.record({ width: fc.integer({ min: 40, max: 3000 }), height: fc.integer({ min: 40, max: 2000 }) }),
});
const pixels = fc.double({ min: -5000, max: 5000, noNaN: true });
const anyView = fc.record({ zoom: fc.double({ min: 1, max: mostZoom, noNaN: true }), left: pixels, top: pixels });

describe('the view of a plan', () => {
  it('shows all of it at first, in the middle of the frame', () => {
    expect(wholePlan(frames)).toEqual({ zoom: 1, left: 0, top: 50 });
    expect(drawnSize(1, frames)).toEqual({ width: 1000, height: 500 });
  });

  it('never shows what is beside a plan that is larger than its frame', () => {
    fc.assert(
      fc.property(anyFrames, anyView, (both, view) => {
        const kept = keepInFrame(view, both);
        const size = drawnSize(kept.zoom, both);
        const fits = (at: number, length: number, room: number) =>
          length > room ? at <= 0.001 && at + length >= room - 0.001 : Math.abs(at - (room - length) / 2) < 0.001;

        expect(fits(kept.left, size.width, both.frame.width)).toBe(true);
        expect(fits(kept.top, size.height, both.frame.height)).toBe(true);
      }),
    );
  });

  it('goes from pixels to the plan and back to the same pixels', () => {
    fc.assert(
      fc.property(anyFrames, anyView, share, share, (both, view, x, y) => {
        const kept = keepInFrame(view, both);
        const back = pointAt(pixelAt({ x, y }, kept, both), kept, both);

        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }),
    );
  });
});

describe('zooming and panning', () => {
  it('keeps what is below the pointer where it is', () => {
    const near = zoomAt(wholePlan(frames), 3, { left: 400, top: 300 }, frames);
    const before = pointAt({ left: 400, top: 300 }, wholePlan(frames), frames);
    const nearer = zoomAt(near, 1.4, { left: 500, top: 300 }, frames);

    expect(pointAt({ left: 400, top: 300 }, near, frames)).toEqual(before);
    expect(pointAt({ left: 500, top: 300 }, nearer, frames).x).toBeCloseTo(
      pointAt({ left: 500, top: 300 }, near, frames).x,
      9,
    );
  });

  it('stops at all of the plan and at twelve times as large', () => {
    expect(zoomAt(wholePlan(frames), 0.1, { left: 0, top: 0 }, frames)).toEqual(wholePlan(frames));
    expect(zoomAt(wholePlan(frames), 99, { left: 0, top: 0 }, frames).zoom).toBe(mostZoom);
  });

  it('moves by pixels as far as the edge', () => {
    const near = zoomAt(wholePlan(frames), 2, { left: 500, top: 300 }, frames);

    expect(near).toEqual({ zoom: 2, left: -500, top: -200 });
    expect(panBy(near, 40, -20, frames)).toEqual({ zoom: 2, left: -460, top: -220 });
    expect(panBy(near, 4000, 4000, frames)).toEqual({ zoom: 2, left: 0, top: 0 });
  });

  it('brings a point into sight, and does not move for one that is', () => {
    const near = zoomAt(wholePlan(frames), 4, { left: 0, top: 0 }, frames);

    expect(showPoint({ x: 0.1, y: 0.1 }, near, frames)).toEqual(near);
    const shown = pixelAt({ x: 0.9, y: 0.5 }, showPoint({ x: 0.9, y: 0.5 }, near, frames), frames);
    expect([shown.left, shown.top]).toEqual([952, 552]);
  });

  it('writes words beside pins while each has room for them', () => {
    const whole = wholePlan(frames);

    expect([12, 38, 39, 300].map((count) => pinDetail(count, whole, frames))).toEqual([
      'words',
      'words',
      'mark',
      'mark',
    ]);
    expect(pinDetail(300, { zoom: 3, left: 0, top: 0 }, frames)).toBe('words');
  });
});
