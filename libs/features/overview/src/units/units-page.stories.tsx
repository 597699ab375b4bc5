import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, fixtureId, manyPlaces, noPlaces, unfinishedBuilding, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { UnitsPage } from './units-page.tsx';

const meta = {
  title: 'Halaman/Unit',
  component: UnitsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingUnits')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Loading: Story = { decorators: [atRoute('buildingUnits', { answers: { getPlaces: never } })] };
/** A building that was only just made. */
export const Empty: Story = {
  decorators: [
    atRoute('buildingUnits', {
      answers: { getBuilding: answerOf(unfinishedBuilding), getPlaces: answerOf(noPlaces) },
    }),
  ],
};
export const Failed: Story = {
  decorators: [
    atRoute('buildingUnits', {
      answers: { getPlaces: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) },
    }),
  ],
};
/** One unit beside the board: whom to call, what is open, its devices, what happened to it. */
export const UnitOpen: Story = {
  decorators: [atRoute('buildingUnits', { search: `?unit=${fixtureId('unit', 2)}` })],
};
export const UnitOpenPhone: Story = { ...UnitOpen, globals: { viewport: { value: 'telepon' } } };
export const UnitOpenDark: Story = { ...UnitOpen, globals: { theme: 'gelap' } };
/** 5,000 units: only what is near the screen is drawn. */
export const Huge: Story = {
  decorators: [atRoute('buildingUnits', { answers: { getPlaces: answerOf(manyPlaces(50, 100)) } })],
};
/** Who may only look finds nothing to change. */
export const ReadOnly: Story = { decorators: [atRoute('buildingUnits', { person: whoamiOfSupervisor })] };
