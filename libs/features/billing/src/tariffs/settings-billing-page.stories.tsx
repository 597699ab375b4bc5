import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfNewcomer, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { billingAnswers } from '../testing/billing-fixtures.ts';
import { meteredTariffs } from '../testing/metered-fixtures.ts';
import { trial } from '../testing/trial-fixtures.ts';
import { SettingsBillingPage } from './settings-billing-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan tarif dan tagihan',
  component: SettingsBillingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsBillingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('settingsBilling', { person, answers: { ...billingAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };

export const Ready: Story = at();
export const Phone: Story = { ...Ready, ...phone };
export const Empty: Story = at({ listTariffs: answerOf([]) });
export const NoBuilding: Story = at({ listBuildings: listOf([]) });
export const Loading: Story = at({ listTariffs: never });
export const Failed: Story = at({ listTariffs: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Forbidden: Story = at({}, whoamiOfNewcomer);
export const Metered: Story = at({ listTariffs: answerOf([...meteredTariffs]) });
export const MeteredForm: Story = {
  ...Metered,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tambah tarif' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tambah tarif' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Jenis biaya' }), 'electricity');
    await userEvent.click(form.getByRole('button', { name: 'Tambah tingkat' }));
    await expect(form.getByRole('textbox', { name: /Tingkat 1, sampai/ })).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Selebihnya, tarif per kWh/ })).toBeVisible();
  },
};
export const MeteredFormPhone: Story = { ...MeteredForm, ...phone };
export const TariffTrial: Story = {
  ...at({ tryTariff: answerOf(trial) }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tambah tarif' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tambah tarif' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Tarif per m²' }), '20000');
    await userEvent.click(form.getByRole('button', { name: /^Coba pada / }));
    await expect(await form.findByText('A-101, Siti Aminah')).toBeVisible();
  },
};
export const TariffTrialPhone: Story = { ...TariffTrial, ...phone };
