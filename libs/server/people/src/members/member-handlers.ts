import type { PolicyActor } from '@imah/contract/access';
import { id } from '@imah/contract/core';
import type { memberEndpoints } from '@imah/contract/members';
import * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, notFound, readCursor, writeCursor } from '@imah/server-platform/http';
import { changeGroup, createGroup, deleteGroup } from './change-group.ts';
import { changeMember, removeMember } from './change-member.ts';
import { membershipIn } from './held-rights.ts';
import { listGroups, showGroup } from './group-repository.ts';
import { readPictures } from './read-pictures.ts';
import { type MemberReader, readMember, readMembers } from './member-repository.ts';

const position = z.object({ sortKey: z.string(), id });

export function memberHandlers(context: ServerContext): Pick<Handlers, keyof typeof memberEndpoints> {
  const { db } = context;
  const readerOf = (actor: PolicyActor, orgId: string): MemberReader => ({
    orgId,
    buildings: membershipIn(actor, orgId).buildings,
    now: context.now(),
  });

  return {
    listMembers: async ({ actor, params, query }) => {
      const after = readCursor(position, query.cursor);
      const { data, next, total } = await readMembers(db, readerOf(actor, params.orgId), query, after);
      return { data, meta: { nextCursor: next === null ? null : writeCursor(next), total } };
    },
    listMemberPictures: async ({ params, query }) => ({
      data: await readPictures(db, params.orgId, query.users.split(','), context.now()),
    }),
    getMember: async ({ actor, params }) => {
      const member = await readMember(db, readerOf(actor, params.orgId), params.memberId);
      if (member === null) throw notFound();
      return { data: member };
    },
    updateMember: async ({ actor, edit, body }) => {
      const reader = readerOf(actor, edit.orgId);
      await changeMember(context, { ...edit, reader }, body);
      const member = await readMember(db, reader, edit.memberId);
      // Somebody may have taken the person out in the meantime.
      if (member === null) throw notFound();
      return { data: member };
    },
    removeMember: ({ actor, edit }) =>
      removeMember(context, { ...edit, reader: readerOf(actor, edit.orgId) }).then(() => undefined),
    listGroups: async ({ params }) => {
      const shown = (await listGroups(db, params.orgId)).map(showGroup);
      return { data: shown.toSorted((a, b) => a.name.localeCompare(b.name)), meta: { nextCursor: null } };
    },
    createGroup: async ({ edit, body }) => ({ data: showGroup(await createGroup(context, edit, body)) }),
    updateGroup: async ({ edit, body }) => ({ data: showGroup(await changeGroup(context, edit, body)) }),
    deleteGroup: ({ edit }) => deleteGroup(context, edit).then(() => undefined),
  };
}
