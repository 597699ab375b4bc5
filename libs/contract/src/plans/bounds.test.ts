import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import {
  plan,
  planContent,
  planDraft,
  planFloor,
  planItem,
  planPicture,
  planPictureQuery,
  planPoint,
  planRestoration,
  planVersion,
  shownPlanItem,
} from './index.ts';
import { mostPlanItems, planCorners } from './words.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const point = { x: 0, y: 1 };
const head = { id: 'p-1', label: '' };
const pin = { ...head, ...point };
const device = { kind: 'device', ...pin, deviceId: id, metric: 'level' };
const zone = { kind: 'zone', ...head, points: many(3, point), deviceId: id, metric: 'level' };
const picture = { fileId: id, width: 1, height: 1, dark: 'same' };
const content = { picture, items: [device] };
const contents = {
  accepts: { picture: [null], items: [[], many(mostPlanItems, device)] },
  refuses: { picture: [{}, 7], items: [many(mostPlanItems + 1, device), [{}], {}, null] },
};
const shown = {
  accepts: { ...contents.accepts, items: [...contents.accepts.items, [{ kind: 'withheld', id: 'p-1' }]] },
  refuses: contents.refuses,
};
const items = {
  accepts: [
    device,
    { ...device, metric: null, id: 'a'.repeat(60), label: 'a'.repeat(80), x: 0.123456, y: 0 },
    { kind: 'unit', ...pin, unitId: id },
    { kind: 'alarms', ...pin },
    { kind: 'tickets', ...pin },
    zone,
    { ...zone, points: many(planCorners.max, point) },
    { kind: 'link', ...pin, floorId: id },
    { kind: 'text', ...pin, label: 'a' },
  ],
  refuses: [
    { ...device, id: '' },
    { ...device, id: 'a'.repeat(61) },
    { ...device, id: 'P' },
    { ...device, id: '-a' },
    { ...device, label: 'a'.repeat(81) },
    { ...device, x: -0.01 },
    { ...device, x: 1.01 },
    { ...device, y: null },
    { ...device, y: Number.NaN },
    { ...device, deviceId: 'pump' },
    { ...device, metric: 'Level' },
    { ...device, kind: 'camera' },
    { kind: 'unit', ...pin },
    { kind: 'link', ...pin, floorId: 'up' },
    { kind: 'text', ...pin },
    { ...zone, metric: null },
    { ...zone, points: many(2, point) },
    { ...zone, points: many(planCorners.max + 1, point) },
    { ...zone, points: [{ x: 2, y: 0 }, point, point] },
    null,
  ],
};

checkValues([
  {
    name: 'planPoint',
    schema: planPoint,
    accepts: [point],
    refuses: [{ x: 0 }, { x: '0', y: 0 }, { x: 0, y: 2 }, null],
  },
  {
    name: 'planItem',
    schema: planItem,
    accepts: items.accepts,
    refuses: [...items.refuses, { kind: 'withheld', id: 'p-1' }],
  },
  {
    name: 'shownPlanItem',
    schema: shownPlanItem,
    accepts: [...items.accepts, { kind: 'withheld', id: 'p-1' }],
    refuses: [...items.refuses, { kind: 'withheld' }, { kind: 'withheld', id: 'P' }],
  },
]);

checkObjects([
  {
    name: 'planPicture',
    schema: planPicture,
    example: picture,
    required: ['fileId', 'width', 'height', 'dark'],
    accepts: { width: [100_000], height: [100_000], dark: ['inverted'] },
    refuses: {
      fileId: ['a', null],
      width: [0, 100_001, 1.5, '1', null],
      height: [0, 100_001, 1.5, '1', null],
      dark: ['black', null],
    },
  },
  { name: 'planContent', schema: planContent, example: content, required: ['picture', 'items'], ...shown },
  {
    name: 'plan',
    schema: plan,
    example: { ...content, floorId: id, number: 3, publishedAt: at, publishedBy: 'Ratna' },
    required: ['picture', 'items', 'floorId', 'number', 'publishedAt', 'publishedBy'],
    accepts: { picture: [null], items: [[]], number: [0], publishedAt: [null], publishedBy: [null, ''] },
    refuses: {
      floorId: ['a', null],
      picture: [{}],
      items: [[{}], [{ kind: 'withheld', id: 'p-1' }], null],
      number: [1.5, null],
      publishedAt: ['2026-11-20', 7],
      publishedBy: [7],
    },
  },
  {
    name: 'planFloor',
    schema: planFloor,
    example: { floorId: id, label: 'LG', section: 'Menara A', number: 0 },
    required: ['floorId', 'label', 'section', 'number'],
    accepts: { label: [''], section: [''], number: [7] },
    refuses: { floorId: ['a', null], label: [7, null], section: [7, null], number: [1.5, null] },
  },
  {
    name: 'planDraft',
    schema: planDraft,
    example: { ...content, state: 'draft', version: 2, number: 0, savedAt: at, savedBy: 'Ratna' },
    required: ['picture', 'items', 'state', 'version', 'number', 'savedAt', 'savedBy'],
    accepts: { ...shown.accepts, state: ['published'], savedAt: [null], savedBy: [null] },
    refuses: {
      ...shown.refuses,
      state: ['other', null],
      version: [1.5, null],
      number: [1.5, null],
      savedAt: ['2026-11-20', 7],
      savedBy: [7],
    },
  },
  {
    name: 'planVersion',
    schema: planVersion,
    example: { number: 1, publishedAt: at, publishedBy: 'Ratna', items: 3 },
    required: ['number', 'publishedAt', 'publishedBy', 'items'],
    accepts: { publishedBy: [null], items: [0] },
    refuses: { number: [1.5, null], publishedAt: [null, 'x'], publishedBy: [7], items: [1.5, null] },
  },
  {
    name: 'planRestoration',
    schema: planRestoration,
    example: { number: 1 },
    required: ['number'],
    accepts: { number: [1, 999_999_999] },
    refuses: { number: [0, 1_000_000_000, 1.5, '1', null] },
  },
  {
    name: 'planPictureQuery',
    schema: planPictureQuery,
    example: { id },
    required: ['id'],
    accepts: {},
    refuses: { id: ['a', null, 7] },
  },
]);
