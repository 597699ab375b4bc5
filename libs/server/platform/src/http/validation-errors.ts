import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { FieldError, FieldErrors } from './errors.ts';

/** What the validator says about one place of the input. */
type Issue = Pick<FastifySchemaValidationError, 'keyword' | 'instancePath' | 'params'>;

/** What the validation of `part` looked at. */
export function inputOf(request: FastifyRequest, part: string | undefined): unknown {
  if (part === 'body') return request.body;
  return part === 'headers' ? request.headers : request.query;
}

/** Turns the validator's issues into field paths with what is wrong; one fault for each path is enough to act on. */
export function toFieldErrors(issues: readonly Issue[], input: unknown): FieldErrors {
  const errors = new Map<string, FieldError[]>();
  for (const issue of issues) {
    const segments = issue.instancePath.split('/').filter((segment) => segment !== '');
    if (issue.keyword === 'unrecognized_keys' && Array.isArray(issue.params['keys'])) {
      for (const key of issue.params['keys'])
        errors.set([...segments, String(key)].join('.'), [{ fault: 'unknown-field' }]);
      continue;
    }
    const path = segments.join('.');
    if (!errors.has(path)) errors.set(path, [toFieldError(issue, valueAt(input, segments), segments.at(-1) ?? '')]);
  }
  return Object.fromEntries(errors);
}

function toFieldError(issue: Issue, value: unknown, field: string): FieldError {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return { fault: 'required' };
  const { params } = issue;
  switch (issue.keyword) {
    case 'too_small':
      return boundFault(params, Number(params['minimum']), { text: 'too-short', list: 'too-few', number: 'too-small' });
    case 'too_big':
      return boundFault(params, Number(params['maximum']), { text: 'too-long', list: 'too-many', number: 'too-large' });
    case 'invalid_format':
      return { fault: formatFault(params['format'], field) };
    case 'invalid_value':
      return { fault: 'not-an-option' };
    case 'invalid_type':
      return { fault: typeFault(params) };
    default:
      return { fault: issue.keyword === 'custom' && field === 'name' ? 'not-a-name' : 'invalid' };
  }
}

type BoundFaults = Readonly<Record<'text' | 'list' | 'number', FieldError['fault']>>;

function boundFault(params: Issue['params'], count: number, faults: BoundFaults): FieldError {
  const origin = params['origin'];
  const subject = origin === 'string' ? 'text' : origin === 'array' || origin === 'set' ? 'list' : 'number';
  return { fault: faults[subject], count };
}

function formatFault(format: unknown, field: string): FieldError['fault'] {
  if (format === 'email') return 'not-an-email';
  if (format === 'datetime') return 'not-an-instant';
  if (format === 'date') return 'not-a-day';
  if (format === 'safeint') return 'not-an-integer';
  if (field === 'postalCode') return 'not-a-postal-code';
  if (field === 'npwp') return 'not-a-tax-number';
  if (field === 'phone') return 'not-a-phone';
  if (field === 'nik' || field === 'npwp') return 'not-an-identity-number';
  return field === 'code' ? 'not-a-code' : 'invalid';
}

function typeFault(params: Issue['params']): FieldError['fault'] {
  if (params['expected'] === 'int' || params['format'] === 'safeint') return 'not-an-integer';
  return params['expected'] === 'number' ? 'not-a-number' : 'invalid';
}

function valueAt(input: unknown, segments: readonly string[]): unknown {
  let value = input;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, segment);
  }
  return value;
}
