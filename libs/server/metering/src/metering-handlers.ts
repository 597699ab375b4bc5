import { decide, type PolicyActor } from '@imah/contract/access';
import type { meteringEndpoints } from '@imah/contract/metering';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { archiveMeter, updateMeter } from './meters/change-meter.ts';
import { createMeter } from './meters/create-meter.ts';
import { listMeters, listOwnMeters } from './meters/list-meters.ts';
import { getMeter } from './meters/meter-detail.ts';
import { readMeterSettings, updateMeterSettings } from './meters/meter-settings.ts';
import { replaceMeter } from './meters/replace-meter.ts';
import { createReading } from './readings/create-reading.ts';
import { correctReading, decideReading } from './readings/decide-reading.ts';
import { listReadings } from './readings/list-readings.ts';

/** Whether the person sees all meters of the building, or those of their own units. */
const rowsOf = (actor: PolicyActor, { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string }) =>
  decide(actor, 'meter.view', { orgId, buildingId }) === 'allowed' ? 'all' : 'own';

export function meteringHandlers(context: ServerContext): Pick<Handlers, keyof typeof meteringEndpoints> {
  const { db, now } = context;
  return {
    listMeters: ({ actor, rows, edit, query }) => listMeters(db, { actor, rows, now: now() }, edit, query),
    createMeter: async ({ edit, body }) => ({ data: await createMeter(context, edit, body) }),
    getMeter: async ({ actor, edit }) => ({
      data: await getMeter(db, { actor, rows: rowsOf(actor, edit), now: now() }, edit),
    }),
    updateMeter: async ({ edit, body }) => ({ data: await updateMeter(context, edit, body) }),
    archiveMeter: async ({ edit, body }) => ({ data: await archiveMeter(context, edit, body) }),
    replaceMeter: async ({ edit, body }) => ({ data: await replaceMeter(context, edit, body) }),
    createReading: async ({ edit, body }) => ({ data: await createReading(context, edit, body) }),
    listReadings: ({ actor, rows, edit, query }) => listReadings(db, { actor, rows, now: now() }, edit, query),
    decideReading: async ({ edit, body }) => ({ data: await decideReading(context, edit, body) }),
    correctReading: async ({ edit, body }) => ({ data: await correctReading(context, edit, body) }),
    getMeterSettings: async ({ edit }) => ({ data: await readMeterSettings(db, edit) }),
    updateMeterSettings: async ({ edit, body }) => ({ data: await updateMeterSettings(context, edit, body) }),
    listOwnMeters: async ({ actor }) => ({ data: await listOwnMeters(db, actor, now()) }),
  };
}
