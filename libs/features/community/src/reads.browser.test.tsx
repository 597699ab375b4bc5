import { tower, whoamiOfOwner } from '@imah/testing';
import { discussion } from '@imah/testing/community';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fullAnswers as answers } from '@imah/app/harness';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { TopicBoard } from './board/index.ts';
import { NewTopicPage } from './new-topic/index.ts';
import { TopicPage } from './topic/index.ts';

afterEach(cleanup);

const shared = { person: whoamiOfOwner, answers };
const topic = { ...shared, route: '/imah/topic/:id', path: `/imah/topic/${discussion.id}` };
const form = { ...shared, route: '/imah/new/topic', path: '/imah/new/topic' };
const Board = () => <TopicBoard building={tower} />;

describe('a read of the topics that fails', () => {
  it('is tried again: the topic, what was written in it, the list, the buildings one can write in', async () => {
    expect(
      await faultsOfReads(() => <TopicPage />, topic, {
        getTopic: 'retry',
        listTopicPosts: 'retry',
        // Names for mentions: one can write without them.
        listTopicPeople: /Parkir tamu penuh/,
      }),
    ).toEqual([]);
    cleanup();
    expect(await faultsOfReads(Board, shared, { listTopics: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <NewTopicPage />, form, { listBuildings: 'retry' })).toEqual([]);
  });
});

it('the topics say that there is no network, and are read by themselves once there is', async () => {
  for (const [page, options, first] of [
    [() => <TopicPage />, topic, 'getTopic'],
    [Board, shared, 'listTopics'],
    [() => <NewTopicPage />, form, 'listBuildings'],
  ] as const) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
  expect(screen.queryByRole('alert')).toBeNull();
});
