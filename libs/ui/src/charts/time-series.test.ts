import { describe, expect, it } from 'vitest';
import { createTimeSeries } from './time-series.ts';

describe('the moments a live line is drawn from', () => {
  it('keeps values in columns, with seconds first', () => {
    const series = createTimeSeries({ series: 2, span: 60_000, gapAfter: 10_000 });

    series.append({ time: 1_000, values: [1, 10] });
    series.append({ time: 2_000, values: [2, null] });

    expect(series.columns()).toEqual([
      [1, 2],
      [1, 2],
      [10, null],
    ]);
    expect(series.last()).toEqual({ time: 2_000, values: [2, null] });
  });

  it('keeps what a mean hides beside it, and none where a value is just itself', () => {
    const series = createTimeSeries({ series: 1, span: 60_000, gapAfter: 10_000 });

    series.append({ time: 1_000, values: [50], extents: [[34, 87]] });
    series.append({ time: 2_000, values: [51] });

    expect([series.columns(), series.edges(), series.moments()]).toEqual([
      [
        [1, 2],
        [50, 51],
      ],
      [
        [34, null],
        [87, null],
      ],
      [
        { time: 1_000, values: [50], extents: [[34, 87]] },
        { time: 2_000, values: [51], extents: [null] },
      ],
    ]);
  });

  it('knows a bucket without data from a value', () => {
    const series = createTimeSeries({ series: 1, span: 60_000, gapAfter: 10_000 });

    series.append({ time: 1_000, values: [null] });
    const before = series.hasValues();
    series.append({ time: 2_000, values: [0] });

    expect([before, series.hasValues()]).toEqual([false, true]);
  });

  it('breaks the line where nothing came for longer than the gap allows', () => {
    const series = createTimeSeries({ series: 1, span: 60_000, gapAfter: 5_000 });

    series.append({ time: 1_000, values: [1] });
    series.append({ time: 6_000, values: [2] });
    series.append({ time: 11_001, values: [3] });

    expect(series.columns()).toEqual([
      [1, 6, 6.001, 11.001],
      [1, 2, null, 3],
    ]);
  });

  it('leaves out what is not later than the last, so that the line never runs back', () => {
    const series = createTimeSeries({ series: 1, span: 60_000, gapAfter: 5_000 });

    series.append({ time: 2_000, values: [2] });
    series.append({ time: 2_000, values: [9] });
    series.append({ time: 1_000, values: [1] });

    expect(series.columns()).toEqual([[2], [2]]);
  });

  it('forgets what is older than its span, and never more', () => {
    const series = createTimeSeries({ series: 1, span: 100_000, gapAfter: 5_000 });

    for (let second = 1; second <= 1_000; second += 1) series.append({ time: second * 1_000, values: [second] });
    const [times] = series.columns();

    expect(times.at(-1)).toBe(1_000);
    expect(times[0]).toBeLessThanOrEqual(900);
    expect(times.length).toBeLessThanOrEqual(200);
  });

  it('starts anew when cleared', () => {
    const series = createTimeSeries({ series: 1, span: 1_000, gapAfter: 500 });
    series.append({ time: 1_000, values: [1] });

    series.clear();

    expect(series.columns()).toEqual([[], []]);
    expect(series.last()).toBeUndefined();
  });
});
