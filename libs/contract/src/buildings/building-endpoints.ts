import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, orgParams } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { buildingRoutes } from './building-routes.ts';
import { building, buildingChange, buildingDraft } from './building.ts';
import { buildingStatuses } from './words.ts';
import { places } from './place.ts';
import * as z from 'zod/mini';

const tag = 'buildings';

/** Schemas, rights and limits of the calls about buildings. */
export const buildingEndpoints = defineEndpoints(buildingRoutes, {
  listBuildings: {
    summary: 'The buildings the person may see, by name',
    tag,
    access: { kind: 'filtered', permission: 'building.view' },
    query: z.extend(listQuery, { status: z._default(z.enum(buildingStatuses), 'active') }),
    response: { status: 200, schema: listAnswer(building) },
  },
  getBuilding: {
    summary: 'One building',
    tag,
    access: { kind: 'permission', permission: 'building.view', subject: 'building' },
    params: buildingParams,
    response: { status: 200, schema: answer(building) },
  },
  createBuilding: {
    summary: 'A new building with its first section and floor',
    tag,
    access: { kind: 'permission', permission: 'building.create', subject: 'organization', reach: 'everywhere' },
    params: orgParams,
    body: buildingDraft,
    response: { status: 201, schema: answer(building) },
  },
  updateBuilding: {
    summary: 'Change name, code, kind, address or zone of a building',
    tag,
    access: { kind: 'permission', permission: 'building.update', subject: 'building' },
    params: buildingParams,
    body: buildingChange,
    response: { status: 200, schema: answer(building) },
  },
  archiveBuilding: {
    summary: 'Take a building out of the lists; nothing of it is lost',
    tag,
    access: { kind: 'permission', permission: 'building.delete', subject: 'building' },
    params: buildingParams,
    response: { status: 200, schema: answer(building) },
  },
  unarchiveBuilding: {
    summary: 'Bring an archived building back',
    tag,
    access: { kind: 'permission', permission: 'building.delete', subject: 'building' },
    params: buildingParams,
    response: { status: 200, schema: answer(building) },
  },
  getPlaces: {
    summary: 'Sections, floors and units of a building',
    tag,
    access: { kind: 'permission', permission: 'unit.view', subject: 'building', ownRows: true },
    params: buildingParams,
    response: { status: 200, schema: answer(places) },
  },
});
