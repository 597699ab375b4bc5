import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import {
  buildingEnergy,
  dashboard,
  dashboardContent,
  dashboardDraft,
  dashboardLayouts,
  dashboardRestoration,
  dashboardVersion,
  floorStates,
  ranking,
  rankingQuery,
  shownWidget,
  wallDraft,
  wallPictureAsked,
} from './index.ts';
import { mostWidgets } from './words.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const head = { id: 'w-1', title: '' };
const value = { ...head, type: 'value', deviceId: id, metric: 'level' };
const ranked = { ...head, type: 'ranking', of: 'units', typeKey: 'pump', metric: 'level', rows: 5 };
const picture = { ...head, type: 'picture', fileId: null, alt: '' };
const place = { id: 'w-1', x: 0, y: 0, w: 1, h: 1 };
const content = { widgets: [value], layouts: { lg: [place], md: [place], sm: [place] } };
const contents = {
  accepts: { widgets: [[], many(mostWidgets, value), [{ type: 'withheld', id: 'w-1' }]] },
  refuses: { widgets: [many(mostWidgets + 1, value), [{}], {}, null], layouts: [{}, null, { lg: [], md: [] }] },
};

const wallAsked = { name: 'Lobi', buildingIds: [id], seconds: 30, days: null };
const pictureAsked = { token: 'a', buildingId: id, widgetId: 'w-1' };
checkValues([
  {
    name: 'wallDraft',
    schema: wallDraft,
    accepts: [
      wallAsked,
      { ...wallAsked, name: 'a'.repeat(60), buildingIds: many(12, id), seconds: 10, days: 1 },
      { ...wallAsked, seconds: 3600, days: 365 },
    ],
    refuses: [
      { ...wallAsked, name: ' ' },
      { ...wallAsked, name: 'a'.repeat(61) },
      { ...wallAsked, buildingIds: [] },
      { ...wallAsked, buildingIds: many(13, id) },
      { ...wallAsked, buildingIds: ['lobi'] },
      { ...wallAsked, seconds: 9 },
      { ...wallAsked, seconds: 3601 },
      { ...wallAsked, days: 0 },
      { ...wallAsked, days: 366 },
    ],
  },
  {
    name: 'wallPictureAsked',
    schema: wallPictureAsked,
    accepts: [pictureAsked, { ...pictureAsked, token: 'a'.repeat(80), widgetId: 'a'.repeat(60) }],
    refuses: [
      { ...pictureAsked, token: '' },
      { ...pictureAsked, token: 'a'.repeat(81) },
      { ...pictureAsked, widgetId: '' },
      { ...pictureAsked, widgetId: 'a'.repeat(61) },
    ],
  },
  {
    name: 'shownWidget',
    schema: shownWidget,
    accepts: [
      value,
      { ...value, id: 'a'.repeat(60), title: 'a'.repeat(80) },
      { ...value, type: 'chart', range: '30d' },
      { ...value, type: 'switch' },
      { ...head, type: 'alarms', rows: 1 },
      { ...head, type: 'tickets', rows: 20 },
      { ...head, type: 'text', text: '' },
      { ...head, type: 'text', text: 'a'.repeat(2000) },
      { ...head, type: 'clock' },
      { ...head, type: 'energy' },
      { ...head, type: 'units' },
      { ...head, type: 'today', rows: 20 },
      ranked,
      { ...ranked, of: 'devices', typeKey: 'a'.repeat(40), rows: 1 },
      picture,
      { ...picture, fileId: id, alt: 'a'.repeat(200) },
      { type: 'withheld', id: 'w-1' },
    ],
    refuses: [
      { ...value, id: '' },
      { ...value, id: 'a'.repeat(61) },
      { ...value, id: 'W' },
      { ...value, id: '-a' },
      { ...value, title: 'a'.repeat(81) },
      { ...value, deviceId: 'pump' },
      { ...value, metric: 'Level' },
      { ...value, type: 'weather' },
      { ...value, type: 'chart', range: '1y' },
      { ...value, type: 'chart' },
      { ...head, type: 'alarms', rows: 0 },
      { ...head, type: 'tickets', rows: 21 },
      { ...head, type: 'tickets', rows: 1.5 },
      { ...head, type: 'text', text: 'a'.repeat(2001) },
      { ...head, type: 'text' },
      { ...head, type: 'today', rows: 21 },
      { ...ranked, of: 'floors' },
      { ...ranked, typeKey: '' },
      { ...ranked, typeKey: 'a'.repeat(41) },
      { ...ranked, metric: 'Level' },
      { ...ranked, rows: 0 },
      { ...picture, fileId: 'photo' },
      { ...picture, alt: 'a'.repeat(201) },
      { type: 'withheld' },
      null,
    ],
  },
  {
    name: 'dashboardLayouts',
    schema: dashboardLayouts,
    accepts: [
      { lg: [], md: [], sm: [] },
      {
        lg: [{ ...place, x: 23, y: 2000, w: 24, h: 200 }],
        md: [{ ...place, x: 11, w: 12 }],
        sm: many(mostWidgets, { ...place, x: 3, w: 4 }),
      },
    ],
    refuses: [
      { lg: [{ ...place, x: 24 }], md: [], sm: [] },
      { lg: [{ ...place, x: -1 }], md: [], sm: [] },
      { lg: [{ ...place, x: 0.5 }], md: [], sm: [] },
      { lg: [{ ...place, y: 2001 }], md: [], sm: [] },
      { lg: [{ ...place, w: 25 }], md: [], sm: [] },
      { lg: [{ ...place, w: 0 }], md: [], sm: [] },
      { lg: [{ ...place, h: 201 }], md: [], sm: [] },
      { lg: [{ ...place, h: 0 }], md: [], sm: [] },
      { lg: [], md: [{ ...place, w: 13 }], sm: [] },
      { lg: [], md: [], sm: [{ ...place, x: 4 }] },
      { lg: [], md: [], sm: many(mostWidgets + 1, place) },
    ],
  },
]);

checkObjects([
  {
    name: 'dashboardContent',
    schema: dashboardContent,
    example: content,
    required: ['widgets', 'layouts'],
    ...contents,
  },
  {
    name: 'dashboard',
    schema: dashboard,
    example: { ...content, kind: 'arranged', number: 3, publishedAt: at, publishedBy: 'Ratna' },
    required: ['widgets', 'layouts', 'kind', 'number', 'publishedAt', 'publishedBy'],
    accepts: { ...contents.accepts, kind: ['made'], number: [0], publishedAt: [null], publishedBy: [null, ''] },
    refuses: {
      ...contents.refuses,
      kind: ['other', null],
      number: [1.5, null],
      publishedAt: ['2026-11-20', 7],
      publishedBy: [7],
    },
  },
  {
    name: 'dashboardDraft',
    schema: dashboardDraft,
    example: { ...content, state: 'draft', version: 2, number: 0, savedAt: at, savedBy: 'Ratna' },
    required: ['widgets', 'layouts', 'state', 'version', 'number', 'savedAt', 'savedBy'],
    accepts: { ...contents.accepts, state: ['published'], savedAt: [null], savedBy: [null] },
    refuses: {
      ...contents.refuses,
      state: ['other', null],
      version: [1.5, null],
      number: [1.5, null],
      savedAt: ['2026-11-20', 7],
      savedBy: [7],
    },
  },
  {
    name: 'dashboardVersion',
    schema: dashboardVersion,
    example: { number: 1, publishedAt: at, publishedBy: 'Ratna', widgets: 3 },
    required: ['number', 'publishedAt', 'publishedBy', 'widgets'],
    accepts: { publishedBy: [null], widgets: [0] },
    refuses: { number: [1.5, null], publishedAt: [null, 'x'], publishedBy: [7], widgets: [1.5, null] },
  },
  {
    name: 'buildingEnergy',
    schema: buildingEnergy,
    example: {
      month: '2026-11',
      wattHours: 1000,
      wattHoursBefore: 900,
      days: [{ on: '2026-11-01', wattHours: 1000 }],
      cost: { least: 1, most: 2 },
    },
    required: ['month', 'wattHours', 'wattHoursBefore', 'days', 'cost'],
    accepts: { wattHoursBefore: [null], days: [[]], cost: [null] },
    refuses: {
      month: ['2026-13', null],
      wattHours: [1.5, null],
      wattHoursBefore: [1.5, '1'],
      days: [[{ on: '2026-11', wattHours: 1 }], [{ on: '2026-11-01', wattHours: 1.5 }], null],
      cost: [{ least: 1 }, { least: 1.5, most: 2 }],
    },
  },
  {
    name: 'rankingQuery',
    schema: rankingQuery,
    example: { of: 'units', typeKey: 'pump', metric: 'level', rows: '5' },
    required: ['of', 'typeKey', 'metric', 'rows'],
    accepts: { of: ['devices'], typeKey: ['a', 'a'.repeat(40)], rows: [1, 20] },
    refuses: {
      of: ['floors', null],
      typeKey: ['', 'a'.repeat(41), null],
      metric: ['Level', null],
      rows: [0, 21, 1.5, 'all'],
    },
  },
  {
    name: 'ranking',
    schema: ranking,
    example: { by: 'value', rows: [{ id, name: 'A-1', value: 1.5, presence: 'speaking' }] },
    required: ['by', 'rows'],
    accepts: { by: ['consumption'], rows: [[], [{ id, name: '', value: -1, presence: 'silent' }]] },
    refuses: {
      by: ['other', null],
      rows: [
        [{ id: 'a', name: 'A', value: 1, presence: 'silent' }],
        [{ id, name: 'A', value: '1', presence: 'gone' }],
        null,
      ],
    },
  },
  {
    name: 'floorStates',
    schema: floorStates,
    example: {
      id,
      label: '1',
      section: 'Menara A',
      units: [{ id, code: 'A-1', kind: 'residential', status: 'vacant', alarms: 1, tickets: 0 }],
    },
    required: ['id', 'label', 'section', 'units'],
    accepts: { units: [[], [{ id, code: 'A', kind: 'common', status: 'rented', alarms: null, tickets: null }]] },
    refuses: {
      id: ['floor', null],
      label: [1, null],
      section: [1, null],
      units: [
        [{ id, code: 'A', kind: 'tower', status: 'rented', alarms: 0, tickets: 0 }],
        [{ id, code: 'A', kind: 'common', status: 'sold', alarms: 0, tickets: 0 }],
        [{ id, code: 'A', kind: 'common', status: 'rented', alarms: 1.5, tickets: 0 }],
        null,
      ],
    },
  },
  {
    name: 'dashboardRestoration',
    schema: dashboardRestoration,
    example: { number: 1 },
    required: ['number'],
    accepts: { number: [1, 999_999_999] },
    refuses: { number: [0, 1_000_000_000, 1.5, '1', null] },
  },
]);
