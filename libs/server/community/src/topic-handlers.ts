import type { TopicAudience, topicEndpoints } from '@imah/contract/community';
import { mayWithTopic, type TopicKind } from '@imah/contract/community/words';
import type { ServerContext } from '@imah/server-platform';
import { type Actor, type Handlers, HttpProblem, notFound } from '@imah/server-platform/http';
import { ticketAsSeenBy } from '@imah/server-tickets';
import { requireAudience } from './audience.ts';
import {
  correctTopic,
  deleteTopic,
  moderateTopic,
  resolveTopic,
  summarizeTopic,
  type TopicEdit,
  updateTopic,
} from './change-topic.ts';
import { createTopic } from './create-topic.ts';
import { listTopics } from './list-topics.ts';
import { readPosts } from './read-posts.ts';
import { markRead, setVisibility } from './reading.ts';
import { readTopic } from './read-topics.ts';
import { ticketFromTopic } from './ticket-from-topic.ts';
import { readPeople, readReceipts } from './topic-people.ts';
import { countAudience } from './topic-readers.ts';
import { findVisibleTopic } from './topic-repository.ts';
import { voteInTopic } from './vote.ts';
import { addPost, deletePost, type Posting, reactToPost, updatePost } from './write-posts.ts';

/** What a handler knows of a call about one topic. */
interface TopicCall {
  readonly actor: Actor;
  readonly params: { readonly topicId: string };
  readonly request: { readonly id: string };
}

export function topicHandlers(context: ServerContext): Pick<Handlers, keyof typeof topicEndpoints> {
  const { db, now } = context;
  // Asked once more: what was seen before the call may be hidden by now.
  const placed = async ({ actor, params }: Pick<TopicCall, 'actor' | 'params'>) => {
    const topic = await findVisibleTopic(db, actor, params.topicId, now());
    if (topic === null) throw notFound();
    return topic;
  };
  const byOf = async (call: TopicCall): Promise<Posting> => {
    const topic = await placed(call);
    return { ...topic, actor: call.actor, requestId: call.request.id, now: now() };
  };
  const editOf = async (call: TopicCall & { readonly version: number }): Promise<TopicEdit> => ({
    ...(await byOf(call)),
    version: call.version,
  });
  const shown = async (call: TopicCall) => ({ data: await readTopic(db, call.actor, await placed(call), now()) });
  const counted = async (
    place: { readonly orgId: string; readonly buildingId: string | null; readonly actor: Actor },
    asked: { readonly kind: TopicKind; readonly audience: TopicAudience },
  ) => {
    const topic = { ...place, kind: asked.kind };
    if (!mayWithTopic(place.actor, 'begin', topic)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    const reach = mayWithTopic(place.actor, 'moderate', topic) ? 'anyone' : 'own-places';
    await requireAudience(db, place, asked.audience, reach);
    return { data: await countAudience(db, place, asked, now()) };
  };
  return {
    listTopics: ({ actor, query }) => listTopics(db, actor, query, now()),
    createTopic: async ({ edit, body }) => ({ data: await createTopic(context, edit, body) }),
    createOrgTopic: async ({ edit, body }) => ({
      data: await createTopic(context, { ...edit, buildingId: null }, body),
    }),
    countTopicAudience: ({ actor, params, body, target }) =>
      counted({ orgId: target.orgId, buildingId: params.buildingId, actor }, body),
    countOrgTopicAudience: ({ actor, params, body }) => counted({ orgId: params.orgId, buildingId: null, actor }, body),
    getTopic: shown,
    updateTopic: async (call) => ({ data: await updateTopic(context, await editOf(call), call.body) }),
    deleteTopic: async (call) => {
      await deleteTopic(context, await editOf(call));
      return undefined;
    },
    correctTopic: async (call) => ({ data: await correctTopic(context, await editOf(call), call.body) }),
    moderateTopic: async (call) => ({ data: await moderateTopic(context, await editOf(call), call.body) }),
    resolveTopic: async (call) => ({ data: await resolveTopic(context, await editOf(call), call.body.resolved) }),
    summarizeTopic: async (call) => ({ data: await summarizeTopic(context, await editOf(call), call.body.text) }),
    markTopicRead: async (call) => {
      await markRead(db, { ...(await placed(call)), userId: call.actor.userId, now: now() }, call.body.postId);
      return shown(call);
    },
    followTopic: async (call) => {
      await setVisibility(db, { ...(await placed(call)), userId: call.actor.userId, now: now() }, call.body.visibility);
      return shown(call);
    },
    voteInTopic: async (call) => ({ data: await voteInTopic(context, await byOf(call), call.body) }),
    listTopicReceipts: async (call) => ({ data: await readReceipts(db, call.actor, await placed(call), now()) }),
    listTopicPeople: async (call) => {
      const topic = await placed(call);
      const moderates = mayWithTopic(call.actor, 'moderate', topic);
      return { data: await readPeople(db, topic, { userId: call.actor.userId, moderates, now: now() }) };
    },
    ticketFromTopic: async (call) => {
      const ticket = await ticketFromTopic(context, await byOf(call), call.body.postId);
      return { data: ticketAsSeenBy(call.actor, ticket) };
    },
    listTopicPosts: async (call) => {
      const topic = await placed(call);
      return readPosts(db, { ...topic, actor: call.actor, now: now() }, call.query);
    },
    addTopicPost: async (call) => ({ data: await addPost(context, await byOf(call), call.body) }),
    updateTopicPost: async (call) => {
      const posting = { ...(await byOf(call)), postId: call.params.postId, version: call.version };
      return { data: await updatePost(context, posting, call.body.body) };
    },
    deleteTopicPost: async (call) => {
      const posting = { ...(await byOf(call)), postId: call.params.postId, version: call.version };
      return { data: await deletePost(context, posting) };
    },
    reactToTopicPost: async (call) => ({
      data: await reactToPost(context, { ...(await byOf(call)), postId: call.params.postId }, call.body),
    }),
  };
}
