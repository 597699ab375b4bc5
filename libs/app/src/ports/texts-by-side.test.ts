import { describe, expect, it } from 'vitest';
import { inOtherWords, type SomeOf } from './texts-by-side.ts';

describe('texts by side', () => {
  it('say some sentences otherwise and leave the rest', () => {
    const base = { a: 'satu', b: { c: 'dua', d: 'tiga' } } as const;

    expect(inOtherWords(base, { b: { d: 'empat' } })).toEqual({ a: 'satu', b: { c: 'dua', d: 'empat' } });
  });

  it('say them so of a catalogue that was compiled as well', () => {
    const base = { a: 'satu {n}', b: { c: 'dua {n}', d: 'tiga' } } as const;
    // What the build makes of it: the type of a catalogue stays.
    const built = { a: ['satu ', ['n']], b: { c: ['dua ', ['n']], d: 'tiga' } } as unknown as typeof base;
    const others = { a: ['lima ', ['n']], b: { c: 'enam' } } as unknown as SomeOf<typeof base>;

    expect(inOtherWords(built, others)).toEqual({ a: ['lima ', ['n']], b: { c: 'enam', d: 'tiga' } });
  });
});
