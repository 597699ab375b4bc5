import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { buildingRoutes } from './building-routes.ts';
import { building, buildingChange, buildingDraft } from './building.ts';
import { buildingStatuses } from './words.ts';
import { places } from './place.ts';
import * as z from 'zod/mini';

/** Schemas, rights and limits of the calls about buildings. */
export const buildingEndpoints = defineEndpoints(buildingRoutes, 'buildings', {
  listBuildings: list(
    'The buildings the person may see, by name',
    { kind: 'filtered', permission: 'building.view' },
    building,
    { query: z.extend(listQuery, { status: z._default(z.enum(buildingStatuses), 'active') }) },
  ),
  getBuilding: ok('One building', may('building.view', 'building'), building),
  createBuilding: created(
    'A new building with its first section and floor',
    may('building.create', 'organization', { reach: 'everywhere' }),
    building,
    { body: buildingDraft },
  ),
  updateBuilding: ok(
    'Change name, code, kind, address or zone of a building',
    may('building.update', 'building'),
    building,
    { body: buildingChange },
  ),
  archiveBuilding: ok(
    'Take a building out of the lists; nothing of it is lost',
    may('building.delete', 'building'),
    building,
  ),
  unarchiveBuilding: ok('Bring an archived building back', may('building.delete', 'building'), building),
  getPlaces: ok('Sections, floors and units of a building', may('unit.view', 'building', { ownRows: true }), places),
});
