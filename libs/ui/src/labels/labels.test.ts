import { expect, it } from 'vitest';
import { defaultCanvasLabels } from './canvas-labels.ts';
import { defaultDataLabels } from './data-labels.ts';
import { defaultLabels } from './default-labels.ts';
import { englishCanvasLabels } from './english-canvas-labels.ts';
import { englishDataLabels } from './english-data-labels.ts';
import { englishLabels } from './english-labels.ts';
import { fill } from './fill.ts';
import { defaultInputLabels } from './input-labels.ts';

const placesIn = (labels: object) =>
  Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, String(text).match(/\{\w+\}/g) ?? []]));

it('puts values into their places and leaves a place without a value', () => {
  expect(fill('Halaman {page} dari {pages}', { page: 3 })).toBe('Halaman 3 dari {pages}');
});

it('has the same places in both languages', () => {
  expect(placesIn(englishDataLabels)).toEqual(placesIn(defaultDataLabels));
  expect(placesIn(englishCanvasLabels)).toEqual(placesIn(defaultCanvasLabels));
});

it('says everything in English that it says in Indonesian', () => {
  const everything = Object.keys({
    ...defaultLabels,
    ...defaultDataLabels,
    ...defaultInputLabels,
    ...defaultCanvasLabels,
  });

  expect(everything.filter((name) => !Object.hasOwn(englishLabels, name))).toEqual([]);
});
