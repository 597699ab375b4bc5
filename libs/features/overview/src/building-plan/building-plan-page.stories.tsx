import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { BuildingProvider } from '@imah/features-buildings';
import { BuildingPlanPage } from './building-plan-page.tsx';
import { noPlan, planAnswers, planDraft, publishedPlan } from './testing/plan-fixtures.ts';

const meta = {
  title: 'Halaman/Gedung/Denah',
  component: BuildingPlanPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BuildingProvider building={tower}>
      <BuildingPlanPage />
    </BuildingProvider>
  ),
} satisfies Meta<typeof BuildingPlanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('buildingPlan', { person, answers: { ...planAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };

export const Ready: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    // As a pin, or on a telephone as a row.
    await expect(await within(canvasElement).findByRole('button', { name: /^Pompa utama/ })).toBeVisible();
  },
};
/** A telephone shows the list that says the same. */
export const Phone: Story = { ...at(), ...phone };
export const Loading: Story = at({ listPlans: never });
export const Failed: Story = at({
  getPlan: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
});
export const Empty: Story = at({ getPlan: answerOf(noPlan) });
export const EmptyForViewer: Story = at({ getPlan: answerOf(noPlan) }, whoamiOfSupervisor);
export const NoFloors: Story = at({ listPlans: answerOf([]) });
/** Who may see nothing on it has the picture of the floor. */
export const NothingToSee: Story = at({ getPlan: answerOf({ ...publishedPlan, items: [] }) }, whoamiOfSupervisor);
export const Opened: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Pompa utama/ }));
    const link = await screen.findByRole('link', { name: 'Buka perangkat' });
    await waitFor(() => expect(link).toBeVisible());
  },
};
export const Editing: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah denah' }));
    await expect(await canvas.findByRole('button', { name: 'Terbitkan' })).toBeVisible();
  },
};
export const EditingPhone: Story = { ...Editing, ...phone };
export const FirstPicture: Story = {
  ...at({ getPlan: answerOf(noPlan), getPlanDraft: answerOf({ ...planDraft, picture: null, items: [] }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Unggah gambar' }));
    await expect(await canvas.findByRole('button', { name: 'Terbitkan' })).toBeVisible();
  },
};
