import { ApiError } from '@imah/api-client';
import { answerOf, tower, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '../../harness/story-app.tsx';
import { OverviewPage } from '../overview/index.ts';

const meta = {
  title: 'Halaman/Gedung/Arsip',
  component: OverviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const archived = { ...tower, status: 'archived' as const };
const archive = /^(?:Arsipkan|Archive)/;

/** The question before a building leaves the lists. */
export const Asking: Story = {
  decorators: [atRoute('buildingOverview')],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: archive }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
export const AskingPhone: Story = { ...Asking, globals: { viewport: { value: 'telepon' } } };
export const Archived: Story = {
  decorators: [atRoute('buildingOverview', { answers: { getBuilding: answerOf(archived) } })],
};
export const ArchivedDark: Story = { ...Archived, globals: { theme: 'gelap' } };
/** Who may not bring it back is told only. */
export const ArchivedForOthers: Story = {
  decorators: [
    atRoute('buildingOverview', { person: whoamiOfSupervisor, answers: { getBuilding: answerOf(archived) } }),
  ],
};
export const Refused: Story = {
  decorators: [
    atRoute('buildingOverview', {
      answers: { archiveBuilding: new ApiError({ kind: 'conflict', status: 409, message: 'Data sudah berubah.' }) },
    }),
  ],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: archive }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: archive }));
    await expect(await screen.findByText('Data sudah berubah.')).toBeVisible();
  },
};
