import { expect, it } from 'vitest';
import { checkObjects } from '../testing/check-bounds.ts';
import { outage, outageChange, outageDraft, outageEnd, outageQuery, outageScope } from './index.ts';
import { outageStateAt } from './words.ts';

const uuid = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const scope = { kind: 'units', ids: [uuid] };
const draft = {
  kind: 'planned',
  service: 'water',
  title: 'Air padam',
  residentText: 'Tampung air.',
  internalNote: 'Katup',
  startsAt: at,
  expectedEndAt: at,
  scope,
  ticketId: uuid,
};
const { ticketId: _ticketId, ...change } = draft;
const accepts = {
  kind: ['urgent'],
  service: ['electricity', 'lift', 'gas', 'internet', 'other'],
  title: ['aaa', 'a'.repeat(140)],
  residentText: ['', 'a'.repeat(2000)],
  internalNote: ['', 'a'.repeat(2000)],
  expectedEndAt: [null],
  scope: [{ kind: 'all' }, { kind: 'sections', ids: Array.from({ length: 200 }, () => uuid) }],
};
const refuses = {
  kind: ['unheard-of', null],
  service: ['unheard-of', null],
  title: ['aa', '   ', 'a'.repeat(141), 7, null],
  residentText: ['a'.repeat(2001), 7, null],
  internalNote: ['a'.repeat(2001), 7, null],
  startsAt: ['?', 7, null],
  expectedEndAt: ['?', 7],
  scope: [{ kind: 'groups', ids: [] }, { kind: 'units', ids: Array.from({ length: 201 }, () => uuid) }, null],
};

checkObjects([
  {
    name: 'outageDraft',
    schema: outageDraft,
    example: draft,
    required: ['kind', 'service', 'title', 'startsAt', 'expectedEndAt', 'scope'],
    accepts,
    refuses: { ...refuses, ticketId: ['?', 7, null] },
  },
  { name: 'outageChange', schema: outageChange, example: change, required: [], accepts, refuses },
  {
    name: 'outageScope',
    schema: outageScope,
    example: scope,
    required: ['kind'],
    accepts: { kind: ['all', 'sections'] },
    refuses: { kind: ['floors', null], ids: [['?'], null] },
  },
  {
    name: 'outageEnd',
    schema: outageEnd,
    example: { as: 'restored' },
    required: ['as'],
    accepts: { as: ['cancelled'] },
    refuses: { as: ['planned', null] },
  },
  {
    name: 'outageQuery',
    schema: outageQuery,
    example: { show: 'open', of: 'mine', service: 'gas', kind: 'urgent', ticketId: uuid },
    required: [],
    accepts: { show: ['over'], of: ['everyone'], service: ['lift'], kind: ['planned'] },
    refuses: { show: ['all'], of: ['nobody'], service: ['?'], kind: ['?'], ticketId: ['?'] },
  },
  {
    name: 'outage',
    schema: outage,
    example: {
      ...change,
      id: uuid,
      number: 'GGN-2026-000001',
      orgId: uuid,
      buildingId: uuid,
      buildingName: 'Menara',
      timeZone: 'Asia/Jakarta',
      ended: { as: 'restored', at },
      scope: { ...scope, names: ['A-101'] },
      alsoCount: 1,
      also: 'no',
      tickets: [{ id: uuid, number: 'TKT-2026-000001', title: 'Keran', state: 'new' }],
      author: 'Budi',
      createdAt: at,
      version: 1,
    },
    required: [
      'kind',
      'service',
      'title',
      'residentText',
      'internalNote',
      'startsAt',
      'expectedEndAt',
      'scope',
      'id',
      'number',
      'orgId',
      'buildingId',
      'buildingName',
      'timeZone',
      'ended',
      'alsoCount',
      'also',
      'tickets',
      'author',
      'createdAt',
      'version',
    ],
    accepts: {
      internalNote: [null],
      expectedEndAt: [null],
      ended: [null],
      also: ['yes'],
      author: [null],
      tickets: [[]],
    },
    refuses: {
      ended: [{ as: 'planned', at }],
      alsoCount: [1.5, null],
      also: [true],
      version: [1.5],
      timeZone: ['UTC'],
    },
  },
]);

it.each([
  ['before it begins', null, -1, 'planned'],
  ['from the moment it begins', null, 0, 'under-way'],
  ['long after it should be over', null, 1e9, 'under-way'],
  ['as it ended, whatever the clock says', { as: 'cancelled' as const }, -1, 'cancelled'],
] as const)('an outage is %s what its times make of it', (_, ended, ms, state) => {
  expect(outageStateAt({ startsAt: at, ended }, Date.parse(at) + ms)).toBe(state);
});
