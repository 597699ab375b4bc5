import { expect, it } from 'vitest';
import { checkObjects } from '../testing/check-bounds.ts';
import { deviceImport, deviceImportReport, devicePattern } from './index.ts';
import { countOfTemplate, nameOfTemplate } from './words.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const wrongId = ['?', `${id}?`, 7, null];
const pattern = { nameTemplate: 'Sensor {01..40}', typeKey: 'climate' };

checkObjects([
  {
    name: 'devicePattern',
    schema: devicePattern,
    example: { ...pattern, across: 'units', unitId: id, floorId: id, sectionId: id, place: 'Lobi', tags: ['a'] },
    required: ['nameTemplate', 'typeKey'],
    accepts: {
      nameTemplate: ['a', 'a'.repeat(140)],
      typeKey: ['a', 'a'.repeat(40)],
      across: ['one', 'floors'],
      place: ['a', 'a'.repeat(80)],
      tags: [[], Array.from({ length: 10 }, () => 'a'.repeat(30))],
    },
    refuses: {
      nameTemplate: ['', '  ', 'a'.repeat(141), 7, null],
      typeKey: ['', 'a'.repeat(41), 7, null],
      across: ['rooms', null],
      unitId: wrongId,
      floorId: wrongId,
      sectionId: wrongId,
      place: ['', '  ', 'a'.repeat(81), 7, null],
      tags: [Array.from({ length: 11 }, () => 'a'), ['a'.repeat(31)], ['  '], 'a', null],
    },
  },
  {
    name: 'deviceImport',
    schema: deviceImport,
    example: { source: { kind: 'pattern', pattern }, mode: 'check', faulty: 'stop' },
    required: ['source', 'mode'],
    accepts: {
      source: [
        { kind: 'text', text: 'a'.repeat(4_000_000) },
        { kind: 'file', name: 'a'.repeat(200), content: 'a'.repeat(8_000_000) },
      ],
      mode: ['apply'],
      faulty: ['skip'],
    },
    refuses: {
      source: [
        '?',
        null,
        { kind: 'text', text: 'a'.repeat(4_000_001) },
        { kind: 'file', name: '', content: 'a' },
        { kind: 'file', name: 'a'.repeat(201), content: 'a' },
        { kind: 'file', name: 'a', content: 'a'.repeat(8_000_001) },
      ],
      mode: ['unheard-of', null],
      faulty: ['unheard-of', null],
    },
  },
  {
    name: 'deviceImportReport',
    schema: deviceImportReport,
    example: {
      applied: true,
      rows: 1,
      devices: 1,
      faults: [{ row: 2, column: 'serial', message: 'Air mati' }],
      faultyRows: 1,
      ignoredHeadings: ['Catatan'],
      preview: [{ name: 'Pompa', type: 'Pompa', place: 'Lobi', serial: 'SN-1' }],
      errorFile: 'nama',
      importId: id,
    },
    required: [
      'applied',
      'rows',
      'devices',
      'faults',
      'faultyRows',
      'ignoredHeadings',
      'preview',
      'errorFile',
      'importId',
    ],
    accepts: {
      faults: [[], [{ row: null, column: null, message: '' }]],
      preview: [[], [{ name: 'a', type: 'a', place: null, serial: null }]],
      errorFile: [null],
      importId: [null],
    },
    refuses: {
      applied: ['yes', null],
      rows: [1.5, 'one', null],
      devices: [1.5, 'one', null],
      faults: [{}, null, [{ row: 2, column: 'npp', message: '' }]],
      faultyRows: [1.5, 'one', null],
      ignoredHeadings: [{}, null],
      preview: [{}, null],
      errorFile: [7],
      importId: ['?', 7],
    },
  },
]);

it.each([
  ['Sensor {01..40}', 40],
  ['Sensor {0..4999}', 5_000],
  ['Sensor {0..5000}', 'too-many-devices'],
  ['Sensor {2..1}', 'bad-template'],
  ['Sensor {1..2}{3..4}', 'bad-template'],
  ['Meter {TEMPAT} {1..3}', 3],
  ['Pompa', 1],
])('counts the names that %s makes at a place: %s', (template, expected) => {
  expect(countOfTemplate(template)).toBe(expected);
});

it('makes a name with the zeros of its template, and with a place whose name looks like a template itself', () => {
  expect(nameOfTemplate('Sensor {08..10} {tempat}', 2, 'Blok $& {1..2}')).toBe('Sensor 10 Blok $& {1..2}');
});
