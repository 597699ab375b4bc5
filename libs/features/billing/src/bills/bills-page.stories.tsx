import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { billingAnswers, billRow } from '../testing/billing-fixtures.ts';
import { BillsPage } from './bills-page.tsx';

const meta = {
  title: 'Halaman/Tagihan',
  component: BillsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BillsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('tagihan', { person, answers: { ...billingAnswers, ...more } })],
});
const own = answerOf([billRow, { ...billRow, id: '01935e4f-7c1a-7b2c-8d3e-000000030009', period: '2026-10' }]);

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = at({ listTariffs: answerOf([]), listBillingRuns: answerOf([]) });
export const Loading: Story = at({ listOwnBills: never });
export const Failed: Story = at({ listOwnBills: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Resident: Story = at({ listOwnBills: own }, whoamiOfResident);
export const ResidentPhone: Story = { ...Resident, globals: { viewport: { value: 'telepon' } } };
export const ResidentEmpty: Story = at({}, whoamiOfResident);
