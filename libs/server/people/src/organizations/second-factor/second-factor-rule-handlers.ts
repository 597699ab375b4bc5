import { id, instant } from '@imah/contract/core';
import type { organizationEndpoints } from '@imah/contract/organizations';
import * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, readCursor, writeCursor } from '@imah/server-platform/http';
import { listMembersWithoutFactor } from './members-without-factor.ts';
import { remindOfSecondFactor } from './remind-of-second-factor.ts';
import { showSecondFactorRule, updateSecondFactorRule } from './update-second-factor-rule.ts';

type Names = 'getSecondFactorRule' | 'updateSecondFactorRule' | 'listMembersWithoutFactor' | 'remindOfSecondFactor';

const position = z.object({ dueAt: instant, id });

/** Of whom an organisation asks a second factor, and who has none. */
export function secondFactorRuleHandlers(
  context: ServerContext,
): Pick<Handlers, Extract<keyof typeof organizationEndpoints, Names>> {
  const { db } = context;
  return {
    getSecondFactorRule: async ({ actor, params }) => ({
      data: await showSecondFactorRule(db, params.orgId, actor.userId),
    }),
    updateSecondFactorRule: async ({ edit, body }) => ({ data: await updateSecondFactorRule(context, edit, body) }),
    listMembersWithoutFactor: async ({ params, query }) => {
      const after = readCursor(position, query.cursor);
      const { data, next } = await listMembersWithoutFactor(db, params.orgId, { limit: query.limit, after });
      return { data, meta: { nextCursor: next === null ? null : writeCursor(next) } };
    },
    remindOfSecondFactor: ({ edit }) => remindOfSecondFactor(context, edit),
  };
}
