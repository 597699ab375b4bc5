import { decide } from '@imah/contract/access';
import type { placeEndpoints } from '@imah/contract/buildings';
import type { EventPacket } from '@imah/contract/mqtt';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
import { createFloor, deleteFloor, updateFloor } from './change-floors.ts';
import { createSection, deleteSection, updateSection } from './change-sections.ts';
import { createUnit, readUnit, updateUnit } from './change-units.ts';
import { deleteUnits, restoreUnits } from './delete-units.ts';
import { importUnits } from './import/import-units.ts';
import { type PlaceEdit, placeEditOf } from './place-edit.ts';
import { setNpp } from './set-npp.ts';
import { publishBuildingEvent } from './publish-building.ts';
import { readUnitTimeline } from './unit-timeline.ts';

export function placeHandlers(context: ServerContext): Pick<Handlers, keyof typeof placeEndpoints> {
  const { db } = context;
  const edited = (call: Parameters<typeof placeEditOf>[0]) => placeEditOf(call, context);
  /** Sections and floors show on the same pages as units. */
  const told = async <T>(edit: PlaceEdit, op: EventPacket['op'], id: string, data: T): Promise<T> => {
    await publishBuildingEvent(context, edit, { entity: 'unit', id, version: 0, op });
    return data;
  };
  return {
    createSection: async (call) => {
      const edit = edited(call);
      const section = await createSection(db, edit, call.body);
      return { data: await told(edit, 'created', section.id, section) };
    },
    updateSection: async (call) => {
      const edit = edited(call);
      const { sectionId: id } = call.params;
      const section = await updateSection(db, edit, { id, version: call.version, change: call.body });
      return { data: await told(edit, 'updated', id, section) };
    },
    deleteSection: async (call) => {
      const edit = edited(call);
      await deleteSection(db, edit, { id: call.params.sectionId, version: call.version });
      return told(edit, 'deleted', call.params.sectionId, undefined);
    },
    createFloor: async (call) => {
      const edit = edited(call);
      const floor = await createFloor(db, edit, call.body);
      return { data: await told(edit, 'created', floor.id, floor) };
    },
    updateFloor: async (call) => {
      const edit = edited(call);
      const { floorId: id } = call.params;
      const floor = await updateFloor(db, edit, { id, version: call.version, change: call.body });
      return { data: await told(edit, 'updated', id, floor) };
    },
    deleteFloor: async (call) => {
      const edit = edited(call);
      await deleteFloor(db, edit, { id: call.params.floorId, version: call.version });
      return told(edit, 'deleted', call.params.floorId, undefined);
    },
    createUnit: async (call) => {
      const edit = edited(call);
      const unit = await createUnit(db, edit, call.body);
      return { data: await told(edit, 'created', unit.id, unit) };
    },
    updateUnit: async (call) => {
      const edit = edited(call);
      const { unitId: id } = call.params;
      const unit = await updateUnit(db, edit, { id, version: call.version, change: call.body });
      return { data: await told(edit, 'updated', id, unit) };
    },
    deleteUnits: async (call) => {
      const edit = edited(call);
      const unitIds = await deleteUnits(db, edit, call.body.units);
      return { data: await told(edit, 'deleted', edit.buildingId, { unitIds }) };
    },
    restoreUnits: async (call) => {
      const edit = edited(call);
      const unitIds = await restoreUnits(db, edit, call.body.unitIds);
      return { data: await told(edit, 'created', edit.buildingId, { unitIds }) };
    },
    setNpp: async (call) => {
      const edit = edited(call);
      const units = await setNpp(db, edit, call.body);
      return { data: await told(edit, 'updated', edit.buildingId, { units }) };
    },
    importUnits: async (call) => {
      const edit = edited(call);
      const report = await importUnits(db, edit, call.body, call.actor.locale);
      return { data: report.applied ? await told(edit, 'created', edit.buildingId, report) : report };
    },
    getUnitTimeline: async ({ actor, params, target }) => {
      const place = { orgId: target.orgId, buildingId: params.buildingId };
      const unit = await readUnit(db, place, params.unitId);
      const showsPeople = decide(actor, 'occupant.view', target) === 'allowed';
      return { data: await readUnitTimeline(db, place, unit.id, { showsPeople, now: context.now() }) };
    },
  };
}
