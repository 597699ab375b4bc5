import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id } from '../core/ids.ts';
import { answer } from '../core/list.ts';
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

const tag = 'places';
const sectionParams = z.extend(buildingParams, { sectionId: id });
const floorParams = z.extend(buildingParams, { floorId: id });
const unitParams = z.extend(buildingParams, { unitId: id });

const may = <const A extends 'view' | 'create' | 'update' | 'delete' | 'import'>(action: A) =>
  ({ kind: 'permission', permission: `unit.${action}`, subject: 'building' }) as const;

/** Schemas, rights and limits of the calls that change places. */
export const placeEndpoints = defineEndpoints(placeRoutes, {
  createSection: {
    summary: 'A new section, after the others',
    tag,
    access: may('create'),
    params: buildingParams,
    body: sectionDraft,
    response: { status: 201, schema: answer(section) },
  },
  updateSection: {
    summary: 'Rename a section, say what it is, or put it elsewhere among the others',
    tag,
    access: may('update'),
    params: sectionParams,
    body: sectionChange,
    response: { status: 200, schema: answer(section) },
  },
  deleteSection: {
    summary: 'Delete a section without units',
    tag,
    access: may('delete'),
    params: sectionParams,
    response: { status: 204 },
    errors: [409],
  },
  createFloor: {
    summary: 'A new floor of a section',
    tag,
    access: may('create'),
    params: buildingParams,
    body: floorDraft,
    response: { status: 201, schema: answer(floor) },
  },
  updateFloor: {
    summary: 'Change level or label of a floor',
    tag,
    access: may('update'),
    params: floorParams,
    body: z.partial(z.omit(floorDraft, { sectionId: true })),
    response: { status: 200, schema: answer(floor) },
  },
  deleteFloor: {
    summary: 'Delete a floor without units',
    tag,
    access: may('delete'),
    params: floorParams,
    response: { status: 204 },
    errors: [409],
  },
  createUnit: {
    summary: 'A new unit on a floor',
    tag,
    access: may('create'),
    params: buildingParams,
    body: unitDraft,
    response: { status: 201, schema: answer(unit) },
    errors: [409],
  },
  updateUnit: {
    summary: 'Change a unit',
    tag,
    access: may('update'),
    params: unitParams,
    body: z.partial(unitDraft),
    response: { status: 200, schema: answer(unit) },
    errors: [409],
  },
  deleteUnits: {
    summary: 'Delete units in which nobody lives; they can be brought back',
    tag,
    access: may('delete'),
    params: buildingParams,
    body: unitsToDelete,
    response: { status: 200, schema: answer(z.object({ unitIds: z.array(id) })) },
    errors: [409, 412],
  },
  restoreUnits: {
    summary: 'Bring deleted units back',
    tag,
    access: may('delete'),
    params: buildingParams,
    body: unitsToRestore,
    response: { status: 200, schema: answer(z.object({ unitIds: z.array(id) })) },
    errors: [409],
  },
  setNpp: {
    summary: 'Set the shares (NPP) of a whole building; together they are 100 %',
    tag,
    access: may('update'),
    params: buildingParams,
    body: nppChange,
    response: { status: 200, schema: answer(z.object({ units: z.int() })) },
  },
  importUnits: {
    summary: 'Check or make many units at once: from a pattern, pasted, or from a CSV or XLSX file',
    tag,
    access: may('import'),
    params: buildingParams,
    body: unitImport,
    bodyLimit: 8_500_000,
    response: { status: 200, schema: answer(unitImportReport) },
    errors: [409, 413],
    rateLimit: { max: 120, windowSeconds: 60 },
  },
  getUnitTimeline: {
    summary: 'What happened to a unit, newest first',
    tag,
    access: may('view'),
    params: unitParams,
    response: { status: 200, schema: answer(z.array(unitEvent)) },
  },
});
