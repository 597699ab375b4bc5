import type { SearchHit } from '@imah/contract/search';
import { searchKinds } from '@imah/contract/search/words';
import { fixtureId, tower } from '@imah/testing';
import { expect, it, vi } from 'vitest';
import { hitGroups } from './hit-groups.ts';
import type { RecentHit } from './recent-hits.ts';
import { found, hits, missingNumber, nothing } from './testing/search-fixtures.ts';

// The key with its values stands for the words: which words they are is the catalogue's.
const t = ((key: string, values?: object) =>
  values === undefined ? key : `${key} ${Object.values(values).join()}`) as Parameters<typeof hitGroups>[1]['t'];
const onOpen = vi.fn<(hit: RecentHit) => void>();
const options = { t, typed: 'melati', onOpen };
const hit = (change: Partial<SearchHit>): SearchHit => ({
  kind: 'device',
  id: fixtureId('device', 9),
  title: 'Pompa',
  detail: null,
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  ...change,
});
const detailOf = (change: Partial<SearchHit>) =>
  hitGroups({ hits: [hit(change)], number: null }, options)[0]?.commands[0]?.detail;

it('has a group of every kind that can be found', () => {
  expect(
    hitGroups(found, options)
      .map(({ id }) => id)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(searchKinds.toSorted((one, other) => one.localeCompare(other)));
});

it('puts the kinds in the order of the best hit of each, and keeps the order within a kind', () => {
  const mixed = [
    hit({ kind: 'ticket', id: 'a', title: 'A' }),
    hit({ kind: 'unit', id: 'b', title: 'B' }),
    hit({ kind: 'ticket', id: 'c', title: 'C' }),
  ];

  const groups = hitGroups({ hits: mixed, number: null }, options);

  expect(groups.map(({ heading, commands }) => [heading, commands.map(({ id }) => id)])).toEqual([
    ['kinds.ticket', ['ticket a', 'ticket c']],
    ['kinds.unit', ['unit b']],
  ]);
});

it('tells two hits apart that have one id and two kinds', () => {
  const twins = [hit({ kind: 'person', id: 'x' }), hit({ kind: 'member', id: 'x' })];

  expect(
    hitGroups({ hits: twins, number: null }, options).flatMap(({ commands }) => commands.map(({ id }) => id)),
  ).toEqual(['person x', 'member x']);
});

it.each<[rule: string, change: Partial<SearchHit>, detail: string | undefined]>([
  ['names the building of a device beside its number', { detail: 'SN-1' }, `SN-1 · ${tower.name}`],
  ['names the building alone where nothing else is known', {}, tower.name],
  ['does not name a building as its own place', { kind: 'building', detail: 'MGC' }, 'MGC'],
  ['says nothing below a building without a code', { kind: 'building' }, undefined],
  ['says nothing below a member, who is of no building', { kind: 'member', buildingName: null }, undefined],
  [
    'writes the severity of an alarm in words',
    { kind: 'alarm', detail: 'critical' },
    `severities.critical · ${tower.name}`,
  ],
  ['writes the state of a ticket in words', { kind: 'ticket', detail: 'waiting' }, `states.waiting · ${tower.name}`],
  ['writes the kind of a topic in words', { kind: 'topic', detail: 'poll' }, `topics.poll · ${tower.name}`],
  ['says of a person in which unit', { kind: 'person', detail: 'A-0101' }, `unit A-0101 · ${tower.name}`],
  ['shows a word as it is that it does not know yet', { kind: 'ticket', detail: 'frozen' }, `frozen · ${tower.name}`],
  ['does not take the serial number of a device for a state', { detail: 'new' }, `new · ${tower.name}`],
])('%s', (_rule, change, detail) => {
  expect(detailOf(change)).toBe(detail);
});

it('lets what was typed match every hit, for the server has judged already what matches', () => {
  const keywords = hitGroups(found, options).flatMap(({ commands }) => commands.map((command) => command.keywords));

  expect(keywords).toEqual(hits.map(() => ['melati']));
});

it('opens a hit with what is to be kept of it', () => {
  const [group] = hitGroups({ hits: [hit({ detail: 'SN-1' })], number: null }, options);
  group?.commands[0]?.onSelect();

  expect(onOpen.mock.calls).toEqual([
    [
      {
        id: fixtureId('device', 9),
        label: 'Pompa',
        detail: `SN-1 · ${tower.name}`,
        href: `/imah/building/${tower.id}/iot?device=${fixtureId('device', 9)}`,
      },
    ],
  ]);
});

it('says of a number that nothing has it, as something that cannot be chosen', () => {
  const [group, ...others] = hitGroups(missingNumber, options);

  expect(others).toEqual([]);
  expect([group?.heading, group?.commands.map(({ label, disabled }) => [label, disabled])]).toEqual([
    'number',
    [['numberMissing TKT-2026-000123', true]],
  ]);
});

it('says nothing of a number once something was found', () => {
  const ids = hitGroups({ ...missingNumber, hits: [hit({})] }, options).map(({ id }) => id);

  expect(ids).toEqual(['device']);
});

it('has no group where nothing was found', () => {
  expect(hitGroups(nothing, options)).toEqual([]);
});
