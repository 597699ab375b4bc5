import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import {
  answerOf,
  fixtureId,
  listOf,
  manyPlaces,
  noPlaces,
  tower,
  unfinishedBuilding,
  whoamiOfSupervisor,
} from '@imah/testing';
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
        getPlaces: answerOf(noPlaces),
        listActiveAlarms: listOf([]),
        listPeople: listOf([]),
        listNotices: listOf([]),
      },
    }),
  ],
};
export const PartsFailed: Story = {
  decorators: [
    atRoute('buildingOverview', {
      answers: {
        getPlaces: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
        listPeople: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
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
/** One unit beside the board: its people, and what happened to it. */
export const UnitOpen: Story = {
  decorators: [atRoute('buildingOverview', { search: `?unit=${fixtureId('unit', 2)}` })],
};
export const UnitOpenPhone: Story = { ...UnitOpen, globals: { viewport: { value: 'telepon' } } };
export const UnitOpenDark: Story = { ...UnitOpen, globals: { theme: 'gelap' } };
/** 5,000 units: only what is near the screen is drawn. */
export const Huge: Story = {
  decorators: [atRoute('buildingOverview', { answers: { getPlaces: answerOf(manyPlaces(50, 100)) } })],
};
export const Archived: Story = {
  decorators: [atRoute('buildingOverview', { answers: { getBuilding: { data: { ...tower, status: 'archived' } } } })],
};
/** Who may only look finds nothing to change. */
export const ReadOnly: Story = { decorators: [atRoute('buildingOverview', { person: whoamiOfSupervisor })] };
