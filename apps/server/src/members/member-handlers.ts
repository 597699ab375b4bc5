import type { PolicyActor } from '@imah/contract/access';
import { id } from '@imah/contract/core';
import type { memberEndpoints } from '@imah/contract/members';
import * as z from 'zod/mini';
import { publishAccessEvent } from '../access/publish-access.ts';
import type { ServerContext } from '../context.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { changeGroup, createGroup, deleteGroup, peopleIn } from './change-group.ts';
import { changeMember, removeMember } from './change-member.ts';
import { membershipIn } from './held-rights.ts';
import { readGroups, showGroup } from './read-groups.ts';
import { readPictures } from './read-pictures.ts';
import { type MemberReader, readMember, readMembers } from './read-members.ts';

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
    updateMember: async ({ actor, body, params, request, version }) => {
      const reader = readerOf(actor, params.orgId);
      const work = { reader, actor, memberId: params.memberId, version, requestId: request.id };
      const userId = await db.transaction().execute((trx) => changeMember(trx, work, body));
      await publishAccessEvent(context, [userId]);
      const member = await readMember(db, reader, params.memberId);
      // Somebody may have taken the person out in the meantime.
      if (member === null) throw notFound();
      return { data: member };
    },
    removeMember: async ({ actor, params, request, version }) => {
      const reader = readerOf(actor, params.orgId);
      const work = { reader, actor, memberId: params.memberId, version, requestId: request.id };
      const userId = await db.transaction().execute((trx) => removeMember(trx, work));
      await publishAccessEvent(context, [userId]);
      return undefined;
    },
    listGroups: async ({ params }) => {
      const shown = (await readGroups(db, params.orgId)).map(showGroup);
      return { data: shown.toSorted((a, b) => a.name.localeCompare(b.name)), meta: { nextCursor: null } };
    },
    createGroup: async ({ actor, body, params, request }) => {
      const work = { orgId: params.orgId, actor, requestId: request.id, now: context.now() };
      return { data: showGroup(await db.transaction().execute((trx) => createGroup(trx, work, body))) };
    },
    updateGroup: async ({ actor, body, params: { orgId, groupId }, request, version }) => {
      const work = { orgId, actor, requestId: request.id, now: context.now() };
      const data = await db.transaction().execute((trx) => changeGroup(trx, work, { groupId, version }, body));
      await publishAccessEvent(context, await peopleIn(db, orgId, groupId));
      return { data: showGroup(data) };
    },
    deleteGroup: async ({ actor, params: { orgId, groupId }, request, version }) => {
      const work = { orgId, actor, requestId: request.id, now: context.now() };
      await db.transaction().execute((trx) => deleteGroup(trx, work, { groupId, version }));
      return undefined;
    },
  };
}
