import * as z from 'zod/mini';
import { created, defineEndpoints, may, noContent, ok } from '../core/calls.ts';
import { id } from '../core/ids.ts';
import { placeRoutes } from './place-routes.ts';
import {
  floor,
  floorDraft,
  nppChange,
  section,
  sectionChange,
  sectionDraft,
  unit,
  unitDraft,
  unitsToDelete,
  unitsToRestore,
} from './place.ts';
import { unitImport, unitImportReport } from './unit-import.ts';
import { unitEvent } from './unit-timeline.ts';

/** Schemas, rights and limits of the calls that change places. */
export const placeEndpoints = defineEndpoints(placeRoutes, 'places', {
  createSection: created('A new section, after the others', may('unit.create', 'building'), section, {
    body: sectionDraft,
  }),
  updateSection: ok(
    'Rename a section, say what it is, or put it elsewhere among the others',
    may('unit.update', 'building'),
    section,
    { body: sectionChange },
  ),
  deleteSection: noContent('Delete a section without units', may('unit.delete', 'building'), { errors: [409] }),
  createFloor: created('A new floor of a section', may('unit.create', 'building'), floor, { body: floorDraft }),
  updateFloor: ok('Change level or label of a floor', may('unit.update', 'building'), floor, {
    body: z.partial(z.omit(floorDraft, { sectionId: true })),
  }),
  deleteFloor: noContent('Delete a floor without units', may('unit.delete', 'building'), { errors: [409] }),
  createUnit: created('A new unit on a floor', may('unit.create', 'building'), unit, {
    body: unitDraft,
    errors: [409],
  }),
  updateUnit: ok('Change a unit', may('unit.update', 'building'), unit, { body: z.partial(unitDraft), errors: [409] }),
  deleteUnits: ok(
    'Delete units in which nobody lives; they can be brought back',
    may('unit.delete', 'building'),
    z.object({ unitIds: z.array(id) }),
    { body: unitsToDelete, errors: [409, 412] },
  ),
  restoreUnits: ok('Bring deleted units back', may('unit.delete', 'building'), z.object({ unitIds: z.array(id) }), {
    body: unitsToRestore,
    errors: [409],
  }),
  setNpp: ok(
    'Set the shares (NPP) of a whole building; together they are 100 %',
    may('unit.update', 'building'),
    z.object({ units: z.int() }),
    { body: nppChange },
  ),
  importUnits: ok(
    'Check or make many units at once: from a pattern, pasted, or from a CSV or XLSX file',
    may('unit.import', 'building'),
    unitImportReport,
    { body: unitImport, bodyLimit: 8_500_000, errors: [409, 413], rateLimit: { max: 120, windowSeconds: 60 } },
  ),
  getUnitTimeline: ok('What happened to a unit, newest first', may('unit.view', 'building'), z.array(unitEvent)),
});
