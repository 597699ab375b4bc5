import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, type Palette } from './palette.ts';

const themes = { light, dark };
const statuses = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;
const surfaces = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceActive',
  'surfaceTint',
] as const;

type Pair = { what: string; front: string; back: string };

function textPairs(palette: Palette): Pair[] {
  return [
    ...surfaces.flatMap((surface) => [
      { what: `text on ${surface}`, front: palette.text, back: palette[surface] },
      { what: `muted text on ${surface}`, front: palette.textMuted, back: palette[surface] },
      { what: `link on ${surface}`, front: palette.link, back: palette[surface] },
      ...statuses.map((status) => ({
        what: `${status} text on ${surface}`,
        front: palette[status].text,
        back: palette[surface],
      })),
    ]),
    ...statuses.flatMap((status) => [
      { what: `words on ${status} solid`, front: palette[status].on, back: palette[status].solid },
      {
        what: `words on ${status} solid under the pointer`,
        front: palette[status].on,
        back: palette[status].solidHover,
      },
      { what: `${status} text on its surface`, front: palette[status].text, back: palette[status].surface },
      { what: `text on ${status} surface`, front: palette.text, back: palette[status].surface },
      { what: `muted text on ${status} surface`, front: palette.textMuted, back: palette[status].surface },
    ]),
    { what: 'words on a pressed button', front: palette.accent.on, back: palette.accent.solidActive },
    { what: 'accent text under the pointer', front: palette.accent.text, back: palette.accent.surfaceHover },
    { what: 'words on inverse', front: palette.onInverse, back: palette.inverse },
    { what: 'selected text', front: palette.text, back: palette.accent.surfaceHover },
  ];
}

function boundaryPairs(palette: Palette): Pair[] {
  return [
    ...surfaces.flatMap((surface) => [
      { what: `focus ring on ${surface}`, front: palette.focus, back: palette[surface] },
      { what: `edge of a control on ${surface}`, front: palette.borderStrong, back: palette[surface] },
      { what: `accent solid on ${surface}`, front: palette.accent.solid, back: palette[surface] },
      { what: `danger solid on ${surface}`, front: palette.danger.solid, back: palette[surface] },
    ]),
    ...Object.entries(palette.data).map(([step, color]) => ({
      what: `data ${step} on surface`,
      front: color,
      back: palette.surface,
    })),
  ];
}

const tooWeak = (pairs: Pair[], least: number) =>
  pairs
    .map(({ what, front, back }) => ({ what, ratio: Math.round(contrast(front, back) * 100) / 100 }))
    .filter(({ ratio }) => ratio < least);

describe('the measure itself', () => {
  it('knows black on white and a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#32646b', '#32646b')).toBe(1);
  });

  it('refuses what it cannot measure', () => {
    expect(() => contrast('rgb(0 0 0)', '#ffffff')).toThrow('not a #rrggbb colour: rgb(0 0 0)');
  });
});

describe.each(Object.entries(themes))('every pair of the %s theme', (_, palette) => {
  it('is among those that are looked at', () => {
    expect(textPairs(palette).length).toBeGreaterThan(90);
    expect(boundaryPairs(palette).length).toBeGreaterThan(30);
  });

  it('has text at 4.5:1 or more', () => {
    expect(tooWeak(textPairs(palette), 4.5)).toEqual([]);
  });

  it('has boundaries and drawings at 3:1 or more', () => {
    expect(tooWeak(boundaryPairs(palette), 3)).toEqual([]);
  });
});
