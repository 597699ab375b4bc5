import { type Grant, permissions, type PolicyActor } from '@imah/contract/access';
import type { Widget } from '@imah/contract/dashboards';
import { widgetTypes, type WidgetType } from '@imah/contract/dashboards/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maySee } from './withhold.ts';

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
const place = { orgId, buildingId };

/** What has to be granted for everything of a kind of widget, said apart from the code that asks. */
const needs = {
  value: ['device.view', 'telemetry.view'],
  sparkline: ['device.view', 'telemetry.view'],
  gauge: ['device.view', 'telemetry.view'],
  level: ['device.view', 'telemetry.view'],
  state: ['device.view', 'telemetry.view'],
  chart: ['device.view', 'telemetry.view'],
  switch: ['device.view', 'telemetry.view'],
  energy: ['telemetry.view'],
  ranking: ['device.view', 'telemetry.view'],
  units: ['unit.view'],
  alarms: ['alarm.view'],
  tickets: ['ticket.view'],
  today: [],
  text: [],
  picture: ['building.view'],
  clock: [],
} as const satisfies Record<WidgetType, readonly Grant[]>;

const grant = fc.constantFrom<Grant>(
  'device.view',
  'telemetry.view',
  'alarm.view',
  'ticket.view',
  'unit.view',
  'building.view',
  'unit.view.own',
  'device.view.own',
  'telemetry.view.own',
  'ticket.view.own',
  ...permissions.filter((one) => one.startsWith('dashboard.')),
);
const reach = fc.constantFrom<'all' | ReadonlySet<string>>('all', new Set([buildingId]), new Set([otherBuilding]));
const widgetOf = fc
  .tuple(fc.constantFrom(...widgetTypes), fc.constantFrom(...devices.keys()))
  // Every field that any kind has: what is asked does not depend on the others.
  .map(
    ([type, deviceId]) =>
      ({ id: 'w', type, title: '', deviceId, metric: 'm', rows: 5, text: '', fileId: null }) as unknown as Widget,
  );

it('no widget shows what its viewer may not read, whatever they are granted and wherever they reach', () => {
  let [seen, withheld] = [0, 0];
  fc.assert(
    fc.property(widgetOf, fc.uniqueArray(grant, { maxLength: 6 }), reach, (widget, grants, buildings) => {
      const given = new Set<Grant>(grants);
      const actor: PolicyActor = {
        userId: id(0),
        memberships: [{ orgId, grants: given, buildings, unitIds: new Set([unitId]) }],
      };
      const device = 'deviceId' in widget ? devices.get(widget.deviceId) : undefined;
      const isOfDevice = widget.type !== 'ranking' && needs[widget.type].some((one) => one.startsWith('device.'));
      const at = isOfDevice ? (device?.buildingId ?? buildingId) : buildingId;
      const isReached = buildings === 'all' || buildings.has(at);
      const isOwn = isOfDevice ? device?.unitId === unitId : widget.type === 'tickets';
      const may = needs[widget.type].every(
        (one) => isReached && (given.has(one) || (isOwn && given.has(`${one}.own` as Grant))),
      );

      expect(maySee(actor, place, widget, devices)).toBe(may);
      if (may) seen += 1;
      else withheld += 1;
    }),
    { numRuns: 10_000, seed: 16 },
  );
  expect([seen > 500, withheld > 500]).toEqual([true, true]);
});

it('somebody of no organisation sees nothing of devices, units, pictures, alarms and tickets', () => {
  const nobody: PolicyActor = { userId: id(0), memberships: [] };
  const [deviceId = ''] = devices.keys();
  const seen = widgetTypes.filter((type) =>
    maySee(nobody, place, { id: 'w', type, title: '', deviceId, metric: 'm' } as Widget, devices),
  );

  expect(seen).toEqual(['today', 'text', 'clock']);
});
