import type { Permission } from '../access/permissions.ts';
import { decide, type PolicyActor } from '../access/policy.ts';
import type { TopicKind } from './topic-words.ts';

/** What can be done with a topic; `read` and `take-part` also need to be of its audience. */
export type TopicAct = 'read' | 'begin' | 'take-part' | 'moderate' | 'delete';

const talk = {
  read: 'topic.view',
  begin: 'topic.create',
  'take-part': 'topic.create',
  moderate: 'topic.update',
  delete: 'topic.delete',
} as const satisfies Record<TopicAct, Permission>;

/** The permission that each act needs, by the kind of the topic: the one table that server and page read. */
export const topicPermissions: Readonly<Record<TopicKind, Readonly<Record<TopicAct, Permission>>>> = {
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

/** Whether the rights of a person reach so far; of the audience it says nothing. */
export function mayWithTopic(
  actor: PolicyActor,
  act: TopicAct,
  topic: { readonly kind: TopicKind; readonly orgId: string; readonly buildingId: string },
): boolean {
  const { kind, orgId, buildingId } = topic;
  return decide(actor, topicPermissions[kind][act], { orgId, buildingId }) === 'allowed';
}
