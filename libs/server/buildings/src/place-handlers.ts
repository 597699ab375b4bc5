import { decide } from '@imah/contract/access';
import type { placeEndpoints } from '@imah/contract/buildings';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { createFloor, deleteFloor, updateFloor } from './change-floors.ts';
import { createSection, deleteSection, updateSection } from './change-sections.ts';
import { createUnit, updateUnit } from './change-units.ts';
import { deleteUnits, restoreUnits } from './delete-units.ts';
import { importUnits } from './import/import-units.ts';
import { setNpp } from './set-npp.ts';
import { getUnit } from './unit-repository.ts';
import { readUnitTimeline } from './unit-timeline.ts';

export function placeHandlers(context: ServerContext): Pick<Handlers, keyof typeof placeEndpoints> {
  const { db, domains } = context;
  return {
    createSection: async ({ edit, body }) => ({ data: await createSection(context, edit, body) }),
    updateSection: async ({ edit, body }) => ({ data: await updateSection(context, edit, body) }),
    deleteSection: ({ edit }) => deleteSection(context, edit).then(() => undefined),
    createFloor: async ({ edit, body }) => ({ data: await createFloor(context, edit, body) }),
    updateFloor: async ({ edit, body }) => ({ data: await updateFloor(context, edit, body) }),
    deleteFloor: ({ edit }) => deleteFloor(context, edit).then(() => undefined),
    createUnit: async ({ edit, body }) => ({ data: await createUnit(context, edit, body) }),
    updateUnit: async ({ edit, body }) => ({ data: await updateUnit(context, edit, body) }),
    deleteUnits: async ({ edit, body }) => ({ data: { unitIds: await deleteUnits(context, edit, body.units) } }),
    restoreUnits: async ({ edit, body }) => ({ data: { unitIds: await restoreUnits(context, edit, body.unitIds) } }),
    setNpp: async ({ edit, body }) => ({ data: { units: await setNpp(context, edit, body) } }),
    importUnits: async ({ edit, actor, body }) => ({ data: await importUnits(context, edit, body, actor.locale) }),
    getUnitTimeline: async ({ actor, params, target }) => {
      const place = { orgId: target.orgId, buildingId: params.buildingId };
      const unit = await getUnit(db, place, params.unitId);
      const showsPeople = decide(actor, 'occupant.view', target) === 'allowed';
      const seesTicket = domains.tickets.isVisible(actor);
      return { data: await readUnitTimeline(db, place, unit.id, { showsPeople, seesTicket, now: context.now() }) };
    },
  };
}
