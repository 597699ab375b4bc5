import { expect, it } from 'vitest';
import { isNear, namedSo } from './name-commands.ts';

interface Command {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly keywords?: string[];
}

const invite: Command = { id: 'invite', label: 'Undang anggota', keywords: ['tim petugas'] };
const people: Command = { id: 'people', label: 'Penghuni', detail: 'Menara Melati' };
const idsOf = (typed: string) => namedSo([[invite], [people]], typed).map((group) => group.map(({ id }) => id));

it('leaves every command as it is where nothing is typed', () => {
  expect(namedSo([[invite], [people]], '  ')).toEqual([[invite], [people]]);
});

it.each([
  ['und', [['invite'], []]],
  ['TIM undang', [['invite tim undang'], []]],
  ['melati penghuni', [[], ['people melati penghuni']]],
  ['udnang', [['invite udnang'], []]],
  ['pengunhi', [[], ['people pengunhi']]],
  ['penhuni melati', [[], ['people penhuni melati']]],
  ['menara mel', [[], []]],
  ['zebra', [[], []]],
])('takes %j for what it may mean', (typed, expected) => {
  expect(idsOf(typed.toLowerCase())).toEqual(expected);
});

it('forgives letters only where nothing is called exactly so', () => {
  const groups = [[{ id: 'a', label: 'Tiket' }], [{ id: 'b', label: 'Tikar' }]];

  expect(namedSo(groups, 'tiket').map((group) => group.length)).toEqual([1, 0]);
});

it.each([
  ['tema', 'temu', true],
  ['tema', 'tmea', true],
  ['tema', 'temaa', true],
  ['tema', 'timu', false],
  ['gedung', 'gidang', true],
  ['gedung', 'gudang', true],
  ['penghu', 'penguhni', true],
  ['tem', 'tam', false],
  ['a-101', 'a-102', false],
])('compares %s with %s by their letters', (word, other, expected) => {
  expect(isNear(word)(other)).toBe(expected);
});

it('compares no text that is longer than any word', () => {
  expect(isNear('a'.repeat(41))('a'.repeat(41))).toBe(false);
});

it('a building that is named as it is called is that building, and no page of it that is called nearly so', () => {
  const meters = { id: 'meters', label: 'Meteran', detail: 'Menara Melati' };

  expect(namedSo([[meters]], 'menara mel')).toEqual([[]]);
  expect(namedSo([[meters]], 'metran melati').flat()).toMatchObject([{ label: 'Meteran' }]);
});
