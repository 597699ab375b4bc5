import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { billingAnswers } from '../testing/billing-fixtures.ts';
import { ArrearsPage } from './arrears-page.tsx';

const meta = {
  title: 'Halaman/Tunggakan',
  component: ArrearsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArrearsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('arrears', { person: whoamiOfOwner, answers: { ...billingAnswers, ...more } })],
});

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = at({ listArrears: listOf([]) });
export const Loading: Story = at({ listArrears: never, getArrearsTotals: never });
export const Failed: Story = at({ listArrears: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Forbidden: Story = at({ listBuildings: listOf([]) });
export const Rule: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Pengingat otomatis' }));
    await body.findByRole('dialog', { name: 'Pengingat otomatis' });
  },
};
