import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { catalogueAnswers, promotions, running } from '../testing/catalogue-fixtures.ts';
import { PromotionsPage } from './promotions-page.tsx';

const meta = {
  title: 'Halaman/Produk/Promosi',
  component: PromotionsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PromotionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('promotion', { person, search, answers: { ...catalogueAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Default: Story = at();
export const Phone: Story = { ...Default, ...phone };
export const NothingYet: Story = at('', { listPromotions: answerOf([] as typeof promotions) });
export const Loading: Story = at('', { listPromotions: never });
export const Failed: Story = at('', { listPromotions: failure });
export const Forbidden: Story = at('', {}, whoamiOfResident);

export const Tried: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const trial = within(await canvas.findByRole('region', { name: 'Coba harga' }));
    await userEvent.type(trial.getByRole('combobox', { name: 'Produk' }), 'air');
    await userEvent.click(await screen.findByRole('option', { name: /Air minum galon/ }));
    await expect(await trial.findByText('Dibayar')).toBeVisible();
  },
};

export const Editing: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ubah ${running.name}` }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ubah promosi' }));
    await expect(await sheet.findByRole('textbox', { name: 'Besar potongan' })).toHaveValue('12,5');
  },
};
export const EditingPhone: Story = { ...Editing, ...phone };
