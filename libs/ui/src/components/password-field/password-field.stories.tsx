import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Formulir/PasswordField',
  component: PasswordField,
  args: { label: 'Kata sandi', autoComplete: 'current-password' },
  parameters: componentDocs({
    use: 'Kata sandi, tersembunyi sampai pemiliknya minta melihat. `autoComplete` menolong pengelola kata sandi: `current-password` untuk masuk, `new-password` untuk yang baru, bersama PasswordStrength.',
    keys: [
      ['Tab', 'Isian, lalu tombol mata'],
      ['Enter, Spasi', 'Di tombol mata: tampilkan atau sembunyikan'],
    ],
    access: ['Menempel tidak dihalangi. Yang sudah diketik tetap ada ketika ditampilkan.'],
  }),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'rahasia-saya' } };
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Kata sandi');
    await userEvent.tab();
    await userEvent.keyboard('rahasia');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('rahasia');
  },
};
export const WithHint: Story = { args: { hint: 'Minimal 8 huruf.', autoComplete: 'new-password' } };
export const WithError: Story = { args: { error: 'Email atau kata sandi salah.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
