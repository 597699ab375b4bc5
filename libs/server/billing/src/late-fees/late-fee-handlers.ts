import type { lateFeeEndpoints } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import { readToday } from '@imah/server-platform/command';
import type { Handlers } from '@imah/server-platform/http';
import { chargeSoon } from './fee-jobs.ts';
import { listFees } from './list-fees.ts';
import { createPolicy, listPolicies } from './policies.ts';
import { previewFees } from './preview-fees.ts';

export function lateFeeHandlers(context: ServerContext): Pick<Handlers, keyof typeof lateFeeEndpoints> {
  const { db, now } = context;
  return {
    listLateFeePolicies: async ({ edit }) => ({ data: await listPolicies(db, edit) }),
    createLateFeePolicy: async ({ edit, body }) => {
      const data = await createPolicy(context, edit, body);
      await chargeSoon(context);
      return { data };
    },
    createSharedLateFeePolicy: async ({ edit, body }) => {
      const data = await createPolicy(context, { ...edit, buildingId: null }, body);
      await chargeSoon(context);
      return { data };
    },
    previewLateFees: async ({ edit, body }) => {
      const { today } = await readToday(db, edit, now());
      return { data: await previewFees(db, { ...edit, today }, body) };
    },
    listLateFees: ({ edit, query }) => listFees(db, edit, query),
  };
}
