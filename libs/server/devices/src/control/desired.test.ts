import { describe, expect, it } from 'vitest';
import { isObeyed } from './desired.ts';

describe('a device has obeyed', () => {
  it.each([
    ['the same number', 21.5, 21.5, 0],
    ['what a number is in another way of reckoning', 0.3, 0.1 + 0.2, 0],
    ['a number as far off as is tolerated', 21.5, 21.55, 0.05],
    ['one as far off on the other side', 21.5, 21.45, 0.05],
    ['one below nothing', -5, -5.05, 0.05],
    ['the same side of a switch', false, false, 0],
    ['the same text', 'eco', 'eco', 0],
    ['nothing where nothing was asked for', 0, -0, 0],
  ])('where it reports %s', (_what, asked, reported, tolerance) => {
    expect(isObeyed(asked, reported, tolerance)).toBe(true);
  });

  it.each([
    ['a number that is further off', 21.5, 21.56, 0.05],
    ['another number where none is tolerated', 21.5, 21.500_01, 0],
    ['no number at all', 21.5, Number.NaN, 100],
    ['the other side of a switch', true, false, 1],
    ['a number for the side of a switch', true, 1, 1],
    ['a text for a number', 21, '21', 1],
    ['a text that is written another way', 'eco', 'Eco', 1],
  ])('not where it reports %s', (_what, asked, reported, tolerance) => {
    expect(isObeyed(asked, reported, tolerance)).toBe(false);
  });
});
