import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { InstalmentPlan } from '@imah/contract/payments';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
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
import { InstalmentPlanPage } from './instalment-plan-page.tsx';

const meta = {
  title: 'Halaman/Rincian cicilan',
  component: InstalmentPlanPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InstalmentPlanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withMoves = (plan: InstalmentPlan, ...moves: InstalmentPlan['moves']) =>
  answerOf<InstalmentPlan>({ ...plan, moves });
const at = (more: FakeAnswers = {}, person = whoamiOfResident): Story => ({
  decorators: [
    atRoute('instalmentPlan', {
      person,
      answers: { ...instalmentAnswers, listBuildings: listOf([tower]), ...more },
    }),
  ],
});

export const Proposed: Story = at({ getInstalmentPlan: withMoves(proposedPlan, 'accept', 'refuse') });
export const ProposedPhone: Story = { ...Proposed, globals: { viewport: { value: 'telepon' } } };
export const Running: Story = at();
export const Late: Story = at({ getInstalmentPlan: answerOf(latePlan) });
export const Broken: Story = at({ getInstalmentPlan: answerOf(brokenPlan) });
export const Cancelled: Story = at({ getInstalmentPlan: answerOf(cancelledPlan) }, whoamiOfOwner);
export const Cancelling: Story = {
  ...at({ getInstalmentPlan: withMoves(runningPlan, 'cancel') }, whoamiOfOwner),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Batalkan cicilan' }));
    await body.findByRole('dialog', { name: 'Batalkan cicilan A-101' });
  },
};
export const Loading: Story = at({ getInstalmentPlan: never });
export const Failed: Story = at({
  getInstalmentPlan: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
