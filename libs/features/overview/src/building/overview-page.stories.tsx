import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, listOf, tower, unfinishedBuilding, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { OverviewPage } from './overview-page.tsx';

const meta = {
  title: 'Halaman/Gedung',
  component: OverviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingOverview')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Loading: Story = { decorators: [atRoute('buildingOverview', { answers: { getBuilding: never } })] };
/** A building that was only just made. */
export const Empty: Story = {
  decorators: [
    atRoute('buildingOverview', {
      answers: {
        getBuilding: answerOf(unfinishedBuilding),
        listActiveAlarms: listOf([]),
        listTickets: listOf([]),
        listTopics: listOf([]),
        listNotices: listOf([]),
        listPeople: listOf([]),
        listMembers: listOf([]),
        listInvitations: listOf([]),
      },
    }),
  ],
};
export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: 'telepon' } } };
export const PartsFailed: Story = {
  decorators: [
    atRoute('buildingOverview', {
      answers: {
        listTickets: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
        listTopics: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
        listNotices: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
        listActiveAlarms: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
      },
    }),
  ],
};
export const Foreign: Story = {
  decorators: [
    atRoute('buildingOverview', {
      answers: { getBuilding: new ApiError({ kind: 'not-found', status: 404, message: '' }) },
    }),
  ],
};
export const Forbidden: Story = {
  decorators: [
    atRoute('buildingOverview', {
      answers: { getBuilding: new ApiError({ kind: 'forbidden', status: 403, message: '' }) },
    }),
  ],
};
export const Failed: Story = {
  decorators: [
    atRoute('buildingOverview', { answers: { getBuilding: new ApiError({ kind: 'network', message: 'offline' }) } }),
  ],
};
export const Archived: Story = {
  decorators: [atRoute('buildingOverview', { answers: { getBuilding: { data: { ...tower, status: 'archived' } } } })],
};
/** Who may only look finds nothing to change. */
export const ReadOnly: Story = { decorators: [atRoute('buildingOverview', { person: whoamiOfSupervisor })] };
