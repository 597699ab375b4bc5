import { checkObjects } from '../testing/check-bounds.ts';
import {
  meterArchival,
  meterChange,
  meterDraft,
  meterQuery,
  meterReplacement,
  meterSettings,
  readingCorrection,
  readingDraft,
  readingQuery,
  readingVerdict,
} from './index.ts';

const uuid = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const most = 999_999_999_999;
const values = {
  accepts: [[0], [most], [1, 2, 3, 4]],
  refuses: [[], [-1], [1.5], [most + 1], [1, 2, 3, 4, 5], ['1'], 7, null],
};
const device = {
  number: 'L-1',
  registers: ['LWBP'],
  digits: 5,
  multiplierE6: 1_000_000,
  seal: 'S-1',
  verifyUntil: '2030-01-01',
};
const deviceAccepts = {
  number: ['a', 'a'.repeat(40)],
  registers: [['a'.repeat(20)], ['1', '2', '3', '4']],
  digits: [3, 9],
  multiplierE6: [1, 100_000_000_000],
  seal: [null, 'a'.repeat(40)],
  verifyUntil: [null],
};
const deviceRefuses = {
  number: ['', '  ', 'a'.repeat(41), 7, null],
  registers: [[], [''], ['a'.repeat(21)], ['1', '2', '3', '4', '5'], null],
  digits: [2, 10, 3.5, null],
  multiplierE6: [0, 100_000_000_001, 1.5, null],
  seal: ['', 'a'.repeat(41)],
  verifyUntil: ['?', '2026-13-01', 7],
};

checkObjects([
  {
    name: 'meterDraft',
    schema: meterDraft,
    example: {
      ...device,
      resource: 'water',
      role: 'unit',
      unitId: uuid,
      parentId: uuid,
      location: 'Koridor',
      installedOn: '2026-01-01',
      firstValues: [0],
    },
    required: ['number', 'registers', 'digits', 'resource', 'role', 'installedOn', 'firstValues'],
    accepts: {
      ...deviceAccepts,
      resource: ['electricity', 'gas', 'hot-water', 'btu'],
      role: ['common', 'main'],
      unitId: [null],
      parentId: [null],
      location: ['', 'a'.repeat(80)],
      firstValues: values.accepts,
    },
    refuses: {
      ...deviceRefuses,
      resource: ['steam', null],
      role: ['floor', null],
      unitId: ['?', 7],
      parentId: ['?', 7],
      location: ['a'.repeat(81), 7, null],
      installedOn: ['?', '1899-12-31', null],
      firstValues: values.refuses,
    },
  },
  {
    name: 'meterChange',
    schema: meterChange,
    example: { number: 'L-1', seal: 'S-1', verifyUntil: '2030-01-01', location: '', parentId: uuid },
    required: [],
    accepts: {
      number: ['a'.repeat(40)],
      seal: [null],
      verifyUntil: [null],
      location: ['a'.repeat(80)],
      parentId: [null],
    },
    refuses: { number: [''], seal: [''], verifyUntil: ['?'], location: ['a'.repeat(81)], parentId: ['?'] },
  },
  {
    name: 'meterArchival',
    schema: meterArchival,
    example: { at, lastValues: [1] },
    required: ['at', 'lastValues'],
    accepts: { lastValues: values.accepts },
    refuses: { at: ['?', 7, null], lastValues: values.refuses },
  },
  {
    name: 'meterReplacement',
    schema: meterReplacement,
    example: { ...device, at, lastValues: [1], firstValues: [0] },
    required: ['number', 'registers', 'digits', 'at', 'lastValues', 'firstValues'],
    accepts: { ...deviceAccepts, lastValues: values.accepts, firstValues: values.accepts },
    refuses: { ...deviceRefuses, at: ['?', null], lastValues: values.refuses, firstValues: values.refuses },
  },
  {
    name: 'meterSettings',
    schema: meterSettings,
    example: { residentFromDay: 20, residentToDay: 25, staffUntilDay: 28, photo: 'optional' },
    required: ['residentFromDay', 'residentToDay', 'staffUntilDay'],
    accepts: { residentFromDay: [1, 25], residentToDay: [20, 28], staffUntilDay: [25, 31], photo: ['required'] },
    refuses: {
      residentFromDay: [0, 26, 1.5],
      residentToDay: [19, 29, null],
      staffUntilDay: [24, 32],
      photo: ['never', null],
    },
  },
  {
    name: 'meterQuery',
    schema: meterQuery,
    example: { show: 'active', resource: 'water', q: 'A-1' },
    required: [],
    accepts: { show: ['archived'], resource: ['btu'], q: ['', 'a'.repeat(80)] },
    refuses: { show: ['all'], resource: ['?'], q: ['a'.repeat(81), 7] },
  },
  {
    name: 'readingDraft',
    schema: readingDraft,
    example: { values: [1], at, source: 'staff', as: 'reading', note: '', fileIds: [uuid] },
    required: ['values'],
    accepts: {
      values: values.accepts,
      source: ['phone'],
      as: ['estimate'],
      note: ['a'.repeat(500)],
      fileIds: [[], Array.from({ length: 4 }, () => uuid)],
    },
    refuses: {
      values: values.refuses,
      at: ['?', null],
      source: ['device', 'resident', 'import', null],
      as: ['guess', null],
      note: ['a'.repeat(501), null],
      fileIds: [['?'], Array.from({ length: 5 }, () => uuid), null],
    },
  },
  {
    name: 'readingVerdict',
    schema: readingVerdict,
    example: { decision: 'approve', reason: 'Sudah dicek' },
    required: ['decision', 'reason'],
    accepts: { decision: ['reject'], reason: ['aaa', 'a'.repeat(500)] },
    refuses: { decision: ['wait', null], reason: ['aa', '    ', 'a'.repeat(501), null] },
  },
  {
    name: 'readingCorrection',
    schema: readingCorrection,
    example: { values: [1], reason: 'Salah baca' },
    required: ['values', 'reason'],
    accepts: { values: values.accepts, reason: ['aaa', 'a'.repeat(500)] },
    refuses: { values: values.refuses, reason: ['aa', 'a'.repeat(501), null] },
  },
  {
    name: 'readingQuery',
    schema: readingQuery,
    example: { meterId: uuid, state: 'submitted' },
    required: [],
    accepts: { state: ['approved', 'rejected', 'estimate'] },
    refuses: { meterId: ['?'], state: ['?'] },
  },
]);
