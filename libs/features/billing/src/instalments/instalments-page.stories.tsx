import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import {
  brokenPlan,
  cancelledPlan,
  instalmentAnswers,
  latePlan,
  proposedPlan,
  runningPlan,
} from '../testing/instalment-fixtures.ts';
import { InstalmentsPage } from './instalments-page.tsx';

const meta = {
  title: 'Halaman/Cicilan',
  component: InstalmentsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InstalmentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('instalments', { person: whoamiOfOwner, answers: { ...instalmentAnswers, ...more } })],
});

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Many: Story = at({
  listInstalmentPlans: listOf([
    runningPlan,
    { ...proposedPlan, id: brokenPlan.id },
    { ...latePlan, id: cancelledPlan.id },
  ]),
});
export const All: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.selectOptions(await body.findByRole('combobox', { name: 'Tampilkan' }), 'Semua');
    await body.findByText('Gugur');
  },
};
export const Empty: Story = at({ listInstalmentPlans: listOf([]) });
export const Loading: Story = at({ listInstalmentPlans: never });
export const Failed: Story = at({
  listInstalmentPlans: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Forbidden: Story = at({ listBuildings: listOf([]) });
