import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { buildingRoutes } from './building-routes.ts';
import { building } from './building.ts';
import { places } from './place.ts';

const tag = 'buildings';

/** Schemas, rights and limits of the calls about buildings. */
export const buildingEndpoints = defineEndpoints(buildingRoutes, {
  listBuildings: {
    summary: 'The buildings the person may see, by name',
    tag,
    access: { kind: 'filtered', permission: 'building.view' },
    query: listQuery,
    response: { status: 200, schema: listAnswer(building) },
  },
  getBuilding: {
    summary: 'One building',
    tag,
    access: { kind: 'permission', permission: 'building.view', subject: 'building' },
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
