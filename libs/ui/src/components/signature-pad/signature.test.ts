import { describe, expect, it } from 'vitest';
import { extendStroke, isSigned, noSignature, type PenMove, type SignatureStroke } from './signature.ts';

const at = (x: number, y: number, ms: number, pressure: number | null = null): PenMove => ({ x, y, at: ms, pressure });
const draw = (moves: readonly PenMove[]): SignatureStroke =>
  moves.reduce<SignatureStroke>((stroke, move, index) => extendStroke(stroke, move, moves[index - 1] ?? null), []);
const across = (stepMs: number) => Array.from({ length: 20 }, (_, step) => at(step / 40, 0.1, step * stepMs));

describe('a stroke', () => {
  it('grows by where the pen goes, and not where it rests', () => {
    const stroke = draw([at(0.1, 0.1, 0), at(0.1, 0.1, 8), at(0.1005, 0.1, 16), at(0.2, 0.1, 24)]);

    expect(stroke.map(({ x, y }) => [x, y])).toEqual([
      [0.1, 0.1],
      [0.2, 0.1],
    ]);
  });

  it('is thinner the faster a finger is', () => {
    const [slow, fast] = [draw(across(200)).at(-1)?.thick ?? 0, draw(across(4)).at(-1)?.thick ?? 1];

    expect(slow).toBeGreaterThan(fast * 1.8);
  });

  it('is thicker the harder a pen presses', () => {
    const pressed = (pressure: number) =>
      draw(across(20).map((move) => ({ ...move, pressure }))).at(-1)?.thick ?? Number.NaN;

    expect(pressed(1)).toBeGreaterThan(pressed(0.2) * 1.5);
  });

  it('never changes its thickness at one point', () => {
    const stroke = draw([
      ...across(200),
      ...across(2).map(({ x, ...rest }) => ({ ...rest, x: 0.5 + x, at: 4000 + rest.at })),
    ]);
    const jumps = stroke.map(({ thick }, index) => Math.abs(thick - (stroke[index - 1]?.thick ?? thick)));

    expect(Math.max(...jumps)).toBeLessThan(0.002);
  });
});

describe('a signature', () => {
  it.each([
    ['nothing', noSignature],
    ['a dot', { kind: 'drawn', strokes: [draw([at(0.5, 0.1, 0)])] } as const],
    ['a tick', { kind: 'drawn', strokes: [draw([at(0.5, 0.1, 0), at(0.51, 0.1, 9)])] } as const],
    ['spaces', { kind: 'typed', text: '   ' } as const],
  ])('is not %s', (_, signature) => {
    expect(isSigned(signature)).toBe(false);
  });

  it('is lines that lead somewhere, or a name', () => {
    expect([
      isSigned({ kind: 'drawn', strokes: [draw(across(20))] }),
      isSigned({ kind: 'typed', text: 'Sari Lestari' }),
    ]).toEqual([true, true]);
  });
});
