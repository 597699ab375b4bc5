import { afterEach, describe, expect, it } from 'vitest';
import { measureWith } from './look.ts';

const missing = new FontFace('Nowhere Installed', "local('A Font That Nobody Has Installed')");

afterEach(() => document.fonts.delete(missing));

describe('measuring the texts of a statechart', () => {
  it('measures with what is there when a family of the list is not installed', async () => {
    document.fonts.add(missing);

    const measure = await measureWith(document, "'Nowhere Installed', sans-serif");

    const plain = await measureWith(document, 'sans-serif');
    expect(measure('Menunggu perangkat', 'name')).toBe(plain('Menunggu perangkat', 'name'));
    expect(measure('Menunggu perangkat', 'name')).toBeGreaterThan(measure('Menunggu', 'name'));
  });
});
