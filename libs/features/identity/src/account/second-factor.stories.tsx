import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, minutesAgo } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { accountAnswers } from './testing/account-fixtures.ts';
import { SecondFactor } from './second-factor.tsx';

const meta = { title: 'Halaman/Akun/Verifikasi dua langkah', component: SecondFactor } satisfies Meta<
  typeof SecondFactor
>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Imah:sari%40imah.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Imah',
};
const on = { status: 'on' as const, since: minutesAgo(40_000), recoveryCodesLeft: 8 };

export const Off: Story = { decorators: [atRoute('akun', { answers: accountAnswers })] };
export const On: Story = {
  decorators: [atRoute('akun', { answers: { ...accountAnswers, getSecondFactor: answerOf(on) } })],
};
export const Dark: Story = { ...On, globals: { theme: 'gelap' } };
export const Phone: Story = { ...On, globals: { viewport: { value: 'telepon' } } };
export const SettingUp: Story = {
  decorators: [atRoute('akun', { answers: { ...accountAnswers, startSecondFactor: answerOf(setup) } })],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Aktifkan|Activate)$/ }));
    await screen.findByRole('textbox', undefined, { timeout: 15_000 });
  },
};
export const Loading: Story = {
  decorators: [atRoute('akun', { answers: { ...accountAnswers, getSecondFactor: never } })],
};
export const Failed: Story = {
  decorators: [
    atRoute('akun', {
      answers: { ...accountAnswers, getSecondFactor: new ApiError({ kind: 'network', message: 'offline' }) },
    }),
  ],
};
