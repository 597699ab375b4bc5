import { expect, it } from 'vitest';
import { nameRecordKeys } from './name-record-keys.ts';

it('a record of listed keys becomes an object of those properties, wherever it stands', () => {
  const totals = {
    type: 'object',
    propertyNames: { type: 'string', enum: ['alarm', 'device-offline'] },
    additionalProperties: { type: 'integer' },
    required: ['alarm', 'device-offline'],
  };

  expect(nameRecordKeys({ oneOf: [totals] })).toEqual({
    oneOf: [
      {
        type: 'object',
        properties: { alarm: { type: 'integer' }, 'device-offline': { type: 'integer' } },
        required: ['alarm', 'device-offline'],
      },
    ],
  });
});

it.each([
  ['of any keys', { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'integer' } }],
  ['whose keys may be left out', { type: 'object', propertyNames: { enum: ['a'] }, additionalProperties: {} }],
])('a record %s stays as it is', (_, schema) => {
  expect(nameRecordKeys(schema)).toEqual(schema);
});
