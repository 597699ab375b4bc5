import { checkObjects } from '../testing/check-bounds.ts';
import { alarmShelf, alarmWindow, alarmWindowDraft, alarmWindowQuery } from './index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const ids = (count: number) => Array.from({ length: count }, () => id);
const notInstants = ['?', `${at}?`, 7, null];

checkObjects([
  {
    name: 'alarmShelf',
    schema: alarmShelf,
    example: { minutes: 30, reason: 'Menunggu suku cadang' },
    required: ['minutes', 'reason'],
    accepts: { minutes: [5, 1440], reason: ['abc', 'a'.repeat(200)] },
    refuses: { minutes: [4, 1441, 5.5, 'half an hour', null], reason: ['ab', '   a   ', 'a'.repeat(201), 7, null] },
  },
  {
    name: 'alarmWindowDraft',
    schema: alarmWindowDraft,
    example: {
      reason: 'Servis pompa',
      scope: { kind: 'devices', ids: [id] },
      startsAt: at,
      endsAt: at,
      rhythm: 'weekly',
    },
    required: ['reason', 'scope', 'startsAt', 'endsAt'],
    accepts: {
      reason: ['abc', 'a'.repeat(200)],
      scope: [
        { kind: 'building' },
        { kind: 'sections', ids: [id] },
        { kind: 'floors', ids: [id] },
        { kind: 'devices', ids: ids(50) },
      ],
      rhythm: ['once'],
    },
    refuses: {
      reason: ['ab', 'a'.repeat(201), 7, null],
      scope: [{}, { kind: 'unit', ids: [id] }, { kind: 'devices', ids: ids(51) }, { kind: 'floors', ids: ['?'] }, null],
      startsAt: notInstants,
      endsAt: notInstants,
      rhythm: ['daily', null],
    },
  },
  {
    name: 'alarmWindowQuery',
    schema: alarmWindowQuery,
    example: { limit: 1, cursor: 'a', show: 'over' },
    required: [],
    accepts: { limit: [1, 200], cursor: ['a'.repeat(500)], show: ['open'] },
    refuses: { limit: [1.5, 0, 201, 'one', null], cursor: ['a'.repeat(501), 7, null], show: ['all', null] },
  },
  {
    name: 'alarmWindow',
    schema: alarmWindow,
    example: {
      id,
      buildingId: id,
      reason: 'Servis pompa',
      scope: { kind: 'floors', ids: [id], names: ['Lantai 1'] },
      startsAt: at,
      endsAt: at,
      rhythm: 'once',
      endedAt: at,
      author: 'Budi',
      alarms: 2,
    },
    required: ['id', 'buildingId', 'reason', 'scope', 'startsAt', 'endsAt', 'rhythm', 'endedAt', 'author', 'alarms'],
    accepts: {
      scope: [{ kind: 'building', ids: [], names: [] }],
      rhythm: ['weekly'],
      endedAt: [null],
      author: [null],
      alarms: [0],
    },
    refuses: {
      id: ['?', 7, null],
      buildingId: ['?', 7, null],
      reason: [7, null],
      scope: [{}, { kind: 'floors', ids: [id] }, null],
      startsAt: notInstants,
      endsAt: notInstants,
      rhythm: ['daily', null],
      endedAt: ['?', 7],
      author: [7],
      alarms: [1.5, 'two', null],
    },
  },
]);
