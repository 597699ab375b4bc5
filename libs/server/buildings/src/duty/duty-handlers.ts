import type { dutyEndpoints } from '@imah/contract/buildings';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { isStaffOf } from '../contacts/contact-repository.ts';
import { createDutyShift, deleteDutyShift, updateDutyShift } from './change-duty.ts';
import { listShifts } from './duty-repository.ts';
import { readOnDuty } from './read-on-duty.ts';

const meta = { nextCursor: null };

export function dutyHandlers(context: ServerContext): Pick<Handlers, keyof typeof dutyEndpoints> {
  const { db, now } = context;
  return {
    listOnDuty: async ({ actor, params, target }) => {
      const place = { orgId: target.orgId, buildingId: params.buildingId };
      const found = await readOnDuty(db, place, isStaffOf(actor, place) ? 'staff' : 'everybody', now());
      return { data: found.map(({ userId: _userId, ...shown }) => shown), meta };
    },
    listDutyShifts: async ({ params, target }) => ({
      data: await listShifts(db, { orgId: target.orgId, buildingId: params.buildingId }, now()),
      meta,
    }),
    createDutyShift: async ({ edit, body }) => ({ data: await createDutyShift(context, edit, body) }),
    updateDutyShift: async ({ edit, body }) => ({ data: await updateDutyShift(context, edit, body) }),
    deleteDutyShift: ({ edit }) => deleteDutyShift(context, edit).then(() => undefined),
  };
}
