import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { announcement, asReader, discussion, poll, postsOfOthers } from '@imah/testing/community';
import { TopicPage } from './topic-page.tsx';

const meta = {
  title: 'Halaman/Topik',
  component: TopicPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = listOf([]);
export const Discussion: Story = { decorators: [atRoute('topic')] };
export const Phone: Story = { ...Discussion, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Discussion, globals: { theme: 'gelap' } };
export const Announcement: Story = {
  decorators: [
    atRoute('topic', {
      answers: { getTopic: answerOf(announcement), markTopicRead: answerOf(announcement), listTopicPosts: none },
    }),
  ],
};
export const Poll: Story = {
  decorators: [
    atRoute('topic', { answers: { getTopic: answerOf(poll), markTopicRead: answerOf(poll), listTopicPosts: none } }),
  ],
};
const closed =
  poll.poll === null
    ? poll
    : {
        ...poll,
        poll: { ...poll.poll, closed: true },
        abilities: { ...poll.abilities, acts: poll.abilities.acts.filter((act) => act !== 'vote') },
      };
export const PollClosed: Story = {
  decorators: [
    atRoute('topic', {
      answers: { getTopic: answerOf(closed), markTopicRead: answerOf(closed), listTopicPosts: none },
    }),
  ],
};
export const ReadOnly: Story = {
  decorators: [
    atRoute('topic', {
      person: whoamiOfSupervisor,
      answers: { getTopic: answerOf(asReader(discussion)), listTopicPosts: listOf(postsOfOthers) },
    }),
  ],
};
export const Loading: Story = { decorators: [atRoute('topic', { answers: { getTopic: never } })] };
export const Missing: Story = {
  decorators: [
    atRoute('topic', { answers: { getTopic: new ApiError({ kind: 'not-found', status: 404, message: 'tidak ada' }) } }),
  ],
};
export const Failed: Story = {
  decorators: [
    atRoute('topic', { answers: { getTopic: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) } }),
  ],
};
