import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

type Example = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, readonly unknown[]>>;

export interface ValueCase {
  readonly name: string;
  readonly schema: ZodMiniType;
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
}

export interface ObjectCase {
  readonly name: string;
  readonly schema: ZodMiniType;
  readonly example: Example;
  /** The fields of the example that may not be left out. */
  readonly required: readonly string[];
  /** By field: the first and last values within its bounds. */
  readonly accepts: Fields;
  /** By field: values just outside, and of another kind. */
  readonly refuses: Fields;
}

export function checkValues(cases: readonly ValueCase[]): void {
  describe.each(cases)('$name', ({ schema, accepts, refuses }) => {
    it('accepts values up to its bounds, and refuses those just outside', () => {
      expect(accepts.filter((value) => !schema.safeParse(value).success)).toEqual([]);
      expect(refuses.filter((value) => schema.safeParse(value).success)).toEqual([]);
    });
  });
}

export function checkObjects(cases: readonly ObjectCase[]): void {
  describe.each(cases)('$name', ({ schema, example, required, accepts, refuses }) => {
    const passes = (value: Example) => schema.safeParse(value).success;
    const withEach = (fields: Fields) =>
      Object.entries(fields).flatMap(([field, values]) => values.map((value) => ({ ...example, [field]: value })));

    it('accepts its example, and each of its fields up to its bounds', () => {
      expect([example, ...withEach(accepts)].filter((value) => !passes(value))).toEqual([]);
    });

    it('refuses what lies just outside of the bounds of a field, and what is of another kind', () => {
      expect(withEach(refuses).filter(passes)).toEqual([]);
    });

    it('refuses an example that lacks a field, unless it may be left out', () => {
      const without = (left: string) => Object.fromEntries(Object.entries(example).filter(([field]) => field !== left));

      expect(Object.keys(example).filter((field) => !passes(without(field)))).toEqual(required);
    });
  });
}
