import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { listOf, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { TopicBoard } from './topic-board.tsx';

const meta = {
  title: 'Halaman/Topik (daftar)',
  component: TopicBoard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopicBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('beranda')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Loading: Story = { decorators: [atRoute('beranda', { answers: { listTopics: never } })] };
export const Empty: Story = { decorators: [atRoute('beranda', { answers: { listTopics: listOf([]) } })] };
export const EmptyForReader: Story = {
  decorators: [atRoute('beranda', { person: whoamiOfSupervisor, answers: { listTopics: listOf([]) } })],
};
export const Failed: Story = {
  decorators: [
    atRoute('beranda', { answers: { listTopics: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) } }),
  ],
};
