import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { lateFeeAnswers } from '../testing/late-fee-fixtures.ts';
import { LateFeesPage } from './late-fees-page.tsx';

const meta = {
  title: 'Halaman/Denda keterlambatan',
  component: LateFeesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LateFeesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('lateFees', { person: whoamiOfOwner, answers: { ...lateFeeAnswers, ...more } })],
});

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = at({ listLateFeePolicies: answerOf([]), listLateFees: listOf([]) });
export const Loading: Story = at({ listLateFeePolicies: never, listLateFees: never });
export const Failed: Story = at({ listLateFees: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Forbidden: Story = at({ listBuildings: listOf([]) });
export const Preview: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Atur denda' }));
    await userEvent.type(await body.findByRole('textbox', { name: 'Persen denda' }), '3');
    await userEvent.click(body.getByRole('button', { name: 'Periksa dahulu' }));
    await body.findByRole('button', { name: 'Aktifkan sekarang' });
  },
};
