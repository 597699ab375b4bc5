import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declarationOf } from './declaration.ts';

const source = `
export interface Lamp {
  /** Watts. */
  readonly power: number;
}
export const lamp = { power: 5, words: ['on', 'off'] } as const;
export type Power = (typeof lamp)['power'];
export async function light(it: Lamp, seconds = 3): Promise<void> { await Promise.resolve([it, seconds]); }
export function isLit(it: Lamp) { return it.power > 0; }
export class LampError extends Error {
  /** What broke. */
  readonly part: string = 'bulb';
  readonly code = 'BROKEN';
  private readonly secret = 1;
  constructor(message: string) { super(message + this.secret); }
}
`;
let folder: string;
let declared: (name: string) => string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imah-declaration-'));
  const file = join(folder, 'lamp.ts');
  writeFileSync(file, source);
  const program = ts.createProgram([file], { strict: true, target: ts.ScriptTarget.ES2023, types: [] });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  declared = (name) =>
    declarationOf(
      checker,
      exported.find((symbol) => symbol.name === name)!,
    );
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('shows an interface as it was written, with what was said of its members', () => {
  expect(declared('Lamp')).toBe('interface Lamp {\n  /** Watts. */\n  readonly power: number;\n}');
});

it('shows a function without its body, and says what it gives where nobody wrote it', () => {
  expect(declared('light')).toBe('function light(it: Lamp, seconds = 3): Promise<void>;');
  expect(declared('isLit')).toBe('function isLit(it: Lamp): boolean;');
});

it('computes the type of a value, and one that is made from a value', () => {
  expect(declared('lamp')).toBe("const lamp: {\n  readonly power: 5;\n  readonly words: readonly ['on', 'off'];\n};");
  expect(declared('Power')).toBe('type Power = 5;');
});

it('shows what a class offers, and not what it hides', () => {
  expect(declared('LampError')).toBe(
    [
      'class LampError extends Error {',
      '  /** What broke. */',
      '  readonly part: string;',
      "  readonly code: 'BROKEN';",
      '  constructor(message: string);',
      '}',
    ].join('\n'),
  );
});
