import { ApiError } from '@imah/api-client';
import { tower, whoamiOfSupervisor } from '@imah/testing';
import { Stack } from '@imah/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { ArchivedCallout } from './archived-callout.tsx';
import { BuildingActions } from './building-actions.tsx';

const meta = {
  title: 'Halaman/Gedung/Arsip',
  component: BuildingActions,
  args: { building: tower },
  parameters: { layout: 'fullscreen' },
  render: ({ building }) => (
    <Stack gap="lg">
      <ArchivedCallout building={building} />
      <BuildingActions building={building} />
    </Stack>
  ),
} satisfies Meta<typeof BuildingActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const archived = { ...tower, status: 'archived' as const };
const archive = /^(?:Arsipkan|Archive)$/;
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: archive }));
  return screen.findByRole('alertdialog');
};

/** The question before a building leaves the lists. */
export const Asking: Story = { decorators: [atRoute('buildingOverview')], play: async () => void (await ask()) };
export const Archived: Story = { decorators: [atRoute('buildingOverview')], args: { building: archived } };
export const ArchivedPhone: Story = { ...Archived, globals: { viewport: { value: 'telepon' } } };
export const ArchivedDark: Story = { ...Archived, globals: { theme: 'gelap' } };
/** Who may not bring it back is told only. */
export const ArchivedForOthers: Story = {
  decorators: [atRoute('buildingOverview', { person: whoamiOfSupervisor })],
  args: { building: archived },
};
export const Refused: Story = {
  decorators: [
    atRoute('buildingOverview', {
      answers: { archiveBuilding: new ApiError({ kind: 'conflict', status: 409, message: 'Data sudah berubah.' }) },
    }),
  ],
  play: async () => {
    await userEvent.click(within(await ask()).getByRole('button', { name: archive }));
    await screen.findByText('Data sudah berubah.');
  },
};
