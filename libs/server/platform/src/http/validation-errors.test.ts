import { hasZodFastifySchemaValidationErrors, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { toFieldErrors } from './validation-errors.ts';

function faultsOf(schema: z.ZodMiniType, input: unknown) {
  const result = validatorCompiler({ schema, method: 'POST', url: '/' })(input);
  const error = { validation: typeof result === 'object' && 'error' in result ? result.error : undefined };
  return hasZodFastifySchemaValidationErrors(error) ? toFieldErrors(error.validation, input) : 'valid';
}

it.each([
  ['a missing text', z.string(), undefined, { fault: 'required' }],
  ['null', z.string(), null, { fault: 'required' }],
  ['blanks', z.string().check(z.trim(), z.minLength(1)), '   ', { fault: 'required' }],
  ['a short text', z.string().check(z.minLength(3)), 'ab', { fault: 'too-short', count: 3 }],
  ['a long text', z.string().check(z.maxLength(2)), 'abc', { fault: 'too-long', count: 2 }],
  ['a small number', z.number().check(z.gte(5)), 4, { fault: 'too-small', count: 5 }],
  ['a large number', z.number().check(z.lte(5)), 6, { fault: 'too-large', count: 5 }],
  ['a fraction', z.int(), 1.5, { fault: 'not-an-integer' }],
  ['a text for a number', z.number(), 'lima', { fault: 'not-a-number' }],
  ['too few items', z.array(z.string()).check(z.minLength(2)), ['a'], { fault: 'too-few', count: 2 }],
  ['too many items', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], { fault: 'too-many', count: 1 }],
  ['a wrong mail', z.email(), 'budi', { fault: 'not-an-email' }],
  ['a wrong time', z.iso.datetime(), 'kemarin', { fault: 'not-an-instant' }],
  ['a word that is no option', z.enum(['a', 'b']), 'c', { fault: 'not-an-option' }],
  ['a wrong pattern', z.string().check(z.regex(/^x$/)), 'y', { fault: 'invalid' }],
  ['an object for a text', z.string(), {}, { fault: 'invalid' }],
  ['a rule of our own', z.string().check(z.refine(() => false)), 'x', { fault: 'invalid' }],
])('names %s', (_, schema, value, fault) => {
  expect(faultsOf(z.object({ field: schema }), { field: value })).toEqual({ field: [fault] });
});

it('gives the path of a nested field, also in a list', () => {
  const schema = z.object({ units: z.array(z.object({ address: z.object({ city: z.string() }) })) });

  expect(faultsOf(schema, { units: [{ address: { city: 'Bandung' } }, { address: {} }] })).toEqual({
    'units.1.address.city': [{ fault: 'required' }],
  });
});

it('names each field that is not known', () => {
  expect(faultsOf(z.strictObject({ name: z.string() }), { name: 'a', role: 'owner', grants: [] })).toEqual({
    role: [{ fault: 'unknown-field' }],
    grants: [{ fault: 'unknown-field' }],
  });
});

it('names a body that is missing as a whole with an empty path', () => {
  expect(faultsOf(z.object({ name: z.string() }), undefined)).toEqual({ '': [{ fault: 'required' }] });
});
