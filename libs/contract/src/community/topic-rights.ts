import type { Permission } from '../access/permissions.ts';
import { decide, type PolicyActor } from '../access/policy.ts';
import type { TopicKind } from './topic-words.ts';

/** What rights on topics there are; `read` and `take-part` also need to be of its audience. */
export type TopicRight = 'read' | 'begin' | 'take-part' | 'moderate' | 'delete';

const talk = {
  read: 'topic.view',
  begin: 'topic.create',
  'take-part': 'topic.create',
  moderate: 'topic.update',
  delete: 'topic.delete',
} as const satisfies Record<TopicRight, Permission>;

/** The permission that each right needs, by the kind of the topic: the one table that server and page read. */
export const topicPermissions: Readonly<Record<TopicKind, Readonly<Record<TopicRight, Permission>>>> = {
  discussion: talk,
  // Whoever moderates may ask the building; whoever lives there answers.
  poll: { ...talk, begin: 'topic.update' },
  announcement: {
    read: 'announcement.view',
    begin: 'announcement.create',
    'take-part': 'topic.create',
    moderate: 'announcement.update',
    delete: 'announcement.delete',
  },
};

/**
 * Whether the rights of a person reach so far; of the audience it says nothing. What is of a whole organisation is begun
 * and moderated by those whose rights reach all of it; every member whose rights open its kind reads and answers there.
 */
export function mayWithTopic(
  actor: PolicyActor,
  right: TopicRight,
  topic: { readonly kind: TopicKind; readonly orgId: string; readonly buildingId: string | null },
): boolean {
  const { kind, orgId, buildingId } = topic;
  const isGranted = (each: TopicRight) =>
    decide(actor, topicPermissions[kind][each], { orgId, buildingId: buildingId ?? undefined }) === 'allowed';
  if (buildingId !== null || right === 'read' || right === 'take-part') return isGranted(right);
  const home = actor.memberships.find((membership) => membership.orgId === orgId);
  // Nobody speaks to everyone of an organisation who does not moderate there.
  return home?.buildings === 'all' && isGranted(right) && (right !== 'begin' || isGranted('moderate'));
}
