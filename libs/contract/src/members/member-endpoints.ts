import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { group, groupDraft } from './group.ts';
import { memberRoutes } from './member-routes.ts';
import { memberPicture, memberPicturesQuery } from './member-picture.ts';
import { member, memberChange, memberQuery } from './member.ts';

/** Schemas, rights and limits of the calls about the people of an organisation and their groups. */
export const memberEndpoints = defineEndpoints(memberRoutes, 'members', {
  listMembers: list(
    'The people of an organisation whom the person may see, by name',
    may('member.view', 'organization'),
    member,
    { query: memberQuery },
  ),
  listMemberPictures: ok(
    'The pictures of people of an organisation, for whoever is a member of it; those without one are left out',
    { kind: 'member' },
    z.array(memberPicture),
    { query: memberPicturesQuery },
  ),
  getMember: ok('One person of an organisation', may('member.view', 'organization'), member),
  updateMember: ok(
    'Change groups, buildings, end and status of a member; one active owner always stays',
    may('member.update', 'organization'),
    member,
    { body: memberChange, errors: [409], stepUp: true },
  ),
  removeMember: noContent(
    'Take a person out of the organisation; one active owner always stays',
    may('member.delete', 'organization'),
    { errors: [409] },
  ),
  listGroups: list(
    'The groups of an organisation with their permissions, by name',
    may('group.view', 'organization'),
    group,
  ),
  createGroup: created(
    'A new group; an organisation has at most 40',
    may('group.create', 'organization', { reach: 'everywhere' }),
    group,
    { body: groupDraft, errors: [409], stepUp: true },
  ),
  updateGroup: ok(
    'Change name, permissions and ticket visibility of a group that is not the owners’',
    may('group.update', 'organization', { reach: 'everywhere' }),
    group,
    { body: groupDraft, errors: [409], stepUp: true },
  ),
  deleteGroup: noContent(
    'Delete a group that nobody is in and that the organisation made itself',
    may('group.delete', 'organization', { reach: 'everywhere' }),
    { errors: [409] },
  ),
});
