import { type Grant, permissions, type PolicyActor } from '@imah/contract/access';
import type { PlanItem } from '@imah/contract/plans';
import { planItemKinds, type PlanItemKind } from '@imah/contract/plans/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maySeeItem } from './withhold-items.ts';

const id = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-00000000000${nth}`;
const [orgId, buildingId, otherBuilding, unitId, otherUnit] = [id(1), id(2), id(3), id(4), id(5)];
const devices = new Map(
  [
    { id: id(6), unitId: null, buildingId },
    { id: id(7), unitId, buildingId },
    { id: id(8), unitId: otherUnit, buildingId },
    { id: id(9), unitId: null, buildingId: otherBuilding },
  ].map((one) => [one.id, { ...one, orgId }]),
);
const units = new Map([unitId, otherUnit].map((one) => [one, { id: one, orgId, buildingId }]));
const place = { orgId, buildingId };

/** What has to be granted for each kind, said apart from the code that asks. */
const needs = {
  device: ['device.view', 'telemetry.view'],
  zone: ['device.view', 'telemetry.view'],
  unit: ['unit.view'],
  alarms: ['alarm.view'],
  tickets: ['ticket.view'],
  link: [],
  text: [],
} as const satisfies Record<PlanItemKind, readonly Grant[]>;

const grant = fc.constantFrom<Grant>(
  'device.view',
  'telemetry.view',
  'unit.view',
  'alarm.view',
  'ticket.view',
  'device.view.own',
  'telemetry.view.own',
  'unit.view.own',
  'ticket.view.own',
  ...permissions.filter((one) => one.startsWith('plan.')),
);
const reach = fc.constantFrom<'all' | ReadonlySet<string>>('all', new Set([buildingId]), new Set([otherBuilding]));
const itemOf = fc
  .tuple(fc.constantFrom(...planItemKinds), fc.constantFrom(...devices.keys()), fc.constantFrom(...units.keys()))
  // Every field that any kind has: what is asked does not depend on the others.
  .map(
    ([kind, deviceId, unit]) =>
      ({
        id: 'i',
        kind,
        label: 'Rahasia',
        x: 0,
        y: 0,
        points: [],
        deviceId,
        metric: 'm',
        unitId: unit,
        floorId: id(0),
      }) as unknown as PlanItem,
  );

it('nothing on a plan shows what its viewer may not read, whatever they are granted and wherever they reach', () => {
  let [seen, withheld] = [0, 0];
  fc.assert(
    fc.property(itemOf, fc.uniqueArray(grant, { maxLength: 6 }), reach, (item, grants, buildings) => {
      const given = new Set<Grant>(grants);
      const actor: PolicyActor = {
        userId: id(0),
        memberships: [{ orgId, grants: given, buildings, unitIds: new Set([unitId]) }],
      };
      const device = item.kind === 'device' || item.kind === 'zone' ? devices.get(item.deviceId) : undefined;
      const isReached = buildings === 'all' || buildings.has(device?.buildingId ?? buildingId);
      const isOwn =
        device !== undefined
          ? device.unitId === unitId
          : item.kind === 'unit'
            ? item.unitId === unitId
            : item.kind === 'tickets';
      const may = needs[item.kind].every(
        (one) => isReached && (given.has(one) || (isOwn && given.has(`${one}.own` as Grant))),
      );

      expect(maySeeItem(actor, place, item, { devices, units })).toBe(may);
      if (may) seen += 1;
      else withheld += 1;
    }),
    { numRuns: 10_000, seed: 16 },
  );
  expect([seen > 500, withheld > 500]).toEqual([true, true]);
});

it('what is about a device or a unit that is gone is shown only to who may read all of them there', () => {
  const gone = { id: 'i', label: 'Dahulu', x: 0, y: 0 };
  const items: PlanItem[] = [
    { ...gone, kind: 'device', deviceId: id(0), metric: null },
    { ...gone, kind: 'unit', unitId: id(0) },
  ];
  const seen = (grants: readonly Grant[]) => {
    const actor: PolicyActor = {
      userId: id(0),
      memberships: [{ orgId, grants: new Set(grants), buildings: 'all', unitIds: new Set([unitId]) }],
    };
    return items.map((item) => maySeeItem(actor, place, item, { devices: new Map(), units: new Map() }));
  };

  expect(seen(['device.view.own', 'telemetry.view.own', 'unit.view.own'])).toEqual([false, false]);
  expect(seen(['device.view', 'telemetry.view', 'unit.view'])).toEqual([true, true]);
});
