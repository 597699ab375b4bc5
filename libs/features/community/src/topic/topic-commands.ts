import type { CommunityTopic } from '@imah/contract/community';
import { readKey } from '@imah/api-client/react';
import { anyCall, type ApiCall, type Command } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import type { BodyOf } from '@imah/contract/endpoints';
import type { TopicScope } from '../new-topic/topic-scope.ts';

interface TopicAnswer {
  readonly data: CommunityTopic;
}

interface NewTopic {
  readonly scope: TopicScope;
  readonly body: BodyOf<'createTopic'>;
}

/** A topic of a building or of a whole organisation. */
export const createTopic: Command<NewTopic, TopicAnswer> = {
  call: (client, { scope: { orgId, buildingId }, body }) =>
    buildingId === null
      ? client.createOrgTopic({ params: { orgId }, body })
      : client.createTopic({ params: { buildingId }, body }),
  write: (queries, { data }) => void queries.setQueryData(readKey('getTopic', { params: { topicId: data.id } }), data),
  renews: () => renewedBy.topics(),
};

/** Any change of one topic or of what is said in it; afterwards it and the lists are old. */
export const changeTopic = (topicId: string) => anyCall(renewedBy.topic(topicId));

/** Any call that answers with the topic as it then stands. */
const callAnsweringTopic = (topicId: string): Command<ApiCall<TopicAnswer>, TopicAnswer> => ({
  call: (client, call) => call(client),
  write: (queries, { data }) => void queries.setQueryData(readKey('getTopic', { params: { topicId } }), data),
});

/** Says how far one has read; the lists count what is left. */
export const markTopicRead = (topicId: string): Command<ApiCall<TopicAnswer>, TopicAnswer> => ({
  ...callAnsweringTopic(topicId),
  renews: () => renewedBy.topics(),
});

/** A vote; the result it shows is the server's. */
export const voteInTopic = (topicId: string): Command<ApiCall<TopicAnswer>, TopicAnswer> => ({
  ...callAnsweringTopic(topicId),
  renews: () => renewedBy.topic(topicId),
});
