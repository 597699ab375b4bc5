import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { orgParams } from '../core/ids.ts';
import { answer, listAnswer } from '../core/list.ts';
import { group, groupDraft, groupParams } from './group.ts';
import { memberRoutes } from './member-routes.ts';
import { memberPicture, memberPicturesQuery } from './member-picture.ts';
import { member, memberChange, memberParams, memberQuery } from './member.ts';

const tag = 'members';
const may = <P extends string>(permission: P) => ({ kind: 'permission', permission, subject: 'organization' }) as const;
/** A group may be given in any building. */
const everywhere = <P extends string>(permission: P) => ({ ...may(permission), reach: 'everywhere' }) as const;

/** Schemas, rights and limits of the calls about the people of an organisation and their groups. */
export const memberEndpoints = defineEndpoints(memberRoutes, {
  listMembers: {
    summary: 'The people of an organisation whom the person may see, by name',
    tag,
    access: may('member.view'),
    params: orgParams,
    query: memberQuery,
    response: { status: 200, schema: listAnswer(member) },
  },
  listMemberPictures: {
    summary: 'The pictures of people of an organisation, for whoever is a member of it; those without one are left out',
    tag,
    access: { kind: 'member' },
    params: orgParams,
    query: memberPicturesQuery,
    response: { status: 200, schema: answer(z.array(memberPicture)) },
  },
  getMember: {
    summary: 'One person of an organisation',
    tag,
    access: may('member.view'),
    params: memberParams,
    response: { status: 200, schema: answer(member) },
  },
  updateMember: {
    summary: 'Change groups, buildings, end and status of a member; one active owner always stays',
    tag,
    access: may('member.update'),
    params: memberParams,
    body: memberChange,
    response: { status: 200, schema: answer(member) },
    errors: [409],
    stepUp: true,
  },
  removeMember: {
    summary: 'Take a person out of the organisation; one active owner always stays',
    tag,
    access: may('member.delete'),
    params: memberParams,
    response: { status: 204 },
    errors: [409],
  },
  listGroups: {
    summary: 'The groups of an organisation with their permissions, by name',
    tag,
    access: may('group.view'),
    params: orgParams,
    response: { status: 200, schema: listAnswer(group) },
  },
  createGroup: {
    summary: 'A new group; an organisation has at most 40',
    tag,
    access: everywhere('group.create'),
    params: orgParams,
    body: groupDraft,
    response: { status: 201, schema: answer(group) },
    errors: [409],
    stepUp: true,
  },
  updateGroup: {
    summary: 'Change name, permissions and ticket visibility of a group that is not the owners’',
    tag,
    access: everywhere('group.update'),
    params: groupParams,
    body: groupDraft,
    response: { status: 200, schema: answer(group) },
    errors: [409],
    stepUp: true,
  },
  deleteGroup: {
    summary: 'Delete a group that nobody is in and that the organisation made itself',
    tag,
    access: everywhere('group.delete'),
    params: groupParams,
    response: { status: 204 },
    errors: [409],
  },
});
