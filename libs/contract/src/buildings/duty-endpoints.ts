import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { dutyRoutes } from './duty-routes.ts';
import { dutyShift, dutyShiftDraft, onDuty } from './duty.ts';

const changing = may('building.update', 'building');

/** Schemas, rights and limits of the calls about the roster of a building. */
export const dutyEndpoints = defineEndpoints(dutyRoutes, 'buildings', {
  listOnDuty: list(
    'Who is on duty in a building now; those whom nobody calls only to who sees all its units',
    may('building.view', 'building'),
    onDuty,
  ),
  listDutyShifts: list('The roster of a building, by the hour', may('unit.view', 'building'), dutyShift),
  createDutyShift: created('Put somebody on the roster; a building has at most 100 shifts', changing, dutyShift, {
    body: dutyShiftDraft,
    errors: [409],
  }),
  updateDutyShift: ok('Change who is on duty in a shift, or its hours', changing, dutyShift, { body: dutyShiftDraft }),
  deleteDutyShift: noContent('Take a shift off the roster', changing),
});
