import { describe, expect, it } from 'vitest';
import { defaultCanvasLabels as labels } from '../../labels/canvas-labels.ts';
import { anchorOf, planOrder, rangeOf, statusOf, tally, type PlanItem, type PlanPin } from './plan-item.ts';
import { kindWord, placeWords, spokenItem, statusWord } from './plan-words.ts';

const ranges = [
  { from: null, to: 18, tone: 'info' as const, label: 'Dingin' },
  { from: 18, to: 27, tone: 'success' as const },
  { from: 27, to: null, tone: 'danger' as const },
];
const pin = (id: string, x: number, y: number, value: number | null = null): PlanPin => ({
  kind: 'pin',
  id,
  label: `Suhu ${id}`,
  x,
  y,
  ranges,
  reading: { value, text: value === null ? '–' : `${value} °C` },
});

describe('what a value means', () => {
  it('is told by the range it is in: from belongs to it, to does not', () => {
    expect([17.9, 18, 26.9, 27].map((value) => rangeOf(value, ranges)?.tone)).toEqual([
      'info',
      'success',
      'success',
      'danger',
    ]);
    expect([rangeOf(null, ranges), rangeOf(5, [{ from: 10, to: 20, tone: 'danger' }]), rangeOf(5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is what the page says where it says so, and nothing for words and links', () => {
    expect(statusOf({ ...pin('a', 0, 0, 30), tone: 'warning' })).toEqual({ tone: 'warning' });
    expect(statusOf(pin('a', 0, 0, 10))).toEqual({ tone: 'info', label: 'Dingin' });
    expect(statusOf({ kind: 'text', id: 't', label: 'Lobi', x: 0, y: 0 })).toEqual({ tone: 'neutral' });
  });

  it('is counted, the gravest first', () => {
    expect(tally([pin('a', 0, 0, 20), pin('b', 0, 0, 30), pin('c', 0, 0, 21), pin('d', 0, 0)])).toEqual([
      { tone: 'danger', count: 1 },
      { tone: 'success', count: 2 },
    ]);
  });
});

describe('in words', () => {
  it('says name, value, age and meaning, in the order in which they are drawn', () => {
    const old = { ...pin('lobi', 0, 0, 30), reading: { value: 30, text: '30 °C', age: '18 menit lalu' } };

    expect(spokenItem(old, labels)).toBe('Suhu lobi: 30 °C, 18 menit lalu, Kritis');
    expect(spokenItem(pin('lobi', 0, 0, 10), labels)).toBe('Suhu lobi: 10 °C, Dingin');
    expect(spokenItem({ kind: 'pin', id: 'x', label: 'CCTV', x: 0, y: 0 }, labels)).toBe('CCTV');
    expect([statusWord(old, labels), kindWord(old, labels)]).toEqual(['Kritis', 'Titik']);
  });

  it('says a place in percent with one decimal', () => {
    expect(placeWords({ x: 0.1234, y: 1 }, 'id')).toEqual({ x: '12,3', y: '100,0' });
  });
});

it('goes over the plan from above in bands, each from the left', () => {
  const zone: PlanItem = {
    kind: 'zone',
    id: 'z',
    label: 'Lobi',
    points: [
      { x: 0, y: 0 },
      { x: 0.2, y: 0 },
      { x: 0.1, y: 0.06 },
    ],
  };
  const items = [pin('c', 0.1, 0.9), pin('b', 0.8, 0.01), pin('a', 0.3, 0.05), zone];

  expect(anchorOf(zone)).toEqual({ x: 0.1, y: 0.02 });
  expect(planOrder(items).map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c']);
});
