import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { detail, meteringAnswers, unitMeter } from '../testing/metering-fixtures.ts';
import { OwnMetersPage } from './own-meters-page.tsx';

const meta = {
  title: 'Halaman/Meteran saya',
  component: OwnMetersPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnMetersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('ownMeters', { person: whoamiOfResident, answers: { ...meteringAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const water = {
  ...detail,
  id: `${unitMeter.id.slice(0, -1)}9`,
  resource: 'water' as const,
  entry: 'outside-window' as const,
};

export const Ready: Story = at({ listOwnMeters: answerOf([detail, water]) });
export const Phone: Story = { ...Ready, ...phone };
export const Empty: Story = at({ listOwnMeters: answerOf([]) });
export const Loading: Story = at({ listOwnMeters: never });
export const Failed: Story = at({ listOwnMeters: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });

/** A resident says what it shows now, and nothing of when and how. */
export const Reading: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Baca meteran' }));
    const form = within(await screen.findByRole('dialog', { name: 'Baca meteran L-1024' }));
    await userEvent.type(form.getByRole('textbox', { name: /Angka meteran/ }), '4200');
    await expect(await form.findByText(/Pemakaian 17,5 kWh sejak pembacaan terakhir/)).toBeVisible();
    await expect(form.queryByLabelText(/Tanggal baca/)).toBeNull();
  },
};
