import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

it('gives each member of an object a line', () => {
  expect(breakLines('Schema<{ id: string; state: { ts: Record<string, number>; } | null; }[]>')).toBe(
    ['Schema<{', '  id: string;', '  state: {', '    ts: Record<string, number>;', '  } | null;', '}[]>'].join('\n'),
  );
});

it('leaves a type without members, and braces inside of a text, as they are', () => {
  expect(breakLines("readonly ['a; b', '{c}']")).toBe("readonly ['a; b', '{c}']");
  expect(breakLines('(input: {}) => void')).toBe('(input: {}) => void');
});
