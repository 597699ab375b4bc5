import { expect, it } from 'vitest';

type Names = Readonly<Record<string, readonly string[]>>;

/** Tests that a project opens these entry points and no others, each with these names. */
export function testEntryPoints(modules: Readonly<Record<string, unknown>>, expected: Names): void {
  it('opens these entry points, each with these names', () => {
    const names = Object.fromEntries(
      Object.entries(modules).map(([path, entryPoint]) => [
        path.replace(/^\.\/(?:(.*)\/)?index\.ts$/, (_all, folder: string | undefined) => folder ?? '.'),
        Object.keys(Object(entryPoint)).toSorted((a, b) => a.localeCompare(b, 'en')),
      ]),
    );

    expect(names).toEqual(expected);
  });
}
