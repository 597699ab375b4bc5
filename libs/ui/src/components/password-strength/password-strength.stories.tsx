import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { PasswordStrength } from './password-strength.tsx';

const rules = [
  { text: 'Minimal 8 huruf', state: 'met' },
  { text: 'Minimal 5 huruf yang berbeda', state: 'unmet' },
] as const;

const meta = {
  title: 'Formulir/PasswordStrength',
  component: PasswordStrength,
  args: { strength: 'fair', rules },
  parameters: componentDocs({
    use: 'Di bawah PasswordField untuk kata sandi baru: syarat yang dicentang sambil diketik, dan seberapa kuat. Halaman yang menilai; komponen ini hanya menunjukkan.',
    access: [
      'Perubahan kekuatan dibacakan dengan sopan, tanpa memotong ketikan. Panjang batang dan kata sama artinya.',
    ],
  }),
} satisfies Meta<typeof PasswordStrength>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  args: { strength: 'none', rules: rules.map(({ text }) => ({ text, state: 'unmet' as const })) },
};
export const Weak: Story = { args: { strength: 'weak' } };
export const Fair: Story = {};
export const Strong: Story = {
  args: { strength: 'strong', rules: rules.map(({ text }) => ({ text, state: 'met' as const })) },
};
export const WithoutRules: Story = { args: { rules: [] } };

function NewPassword() {
  const [password, setPassword] = useState('');
  const long = password.length >= 8;
  const strength = password === '' ? 'none' : long && password.length >= 14 ? 'strong' : long ? 'fair' : 'weak';
  return (
    <Stack gap="sm">
      <PasswordField
        label="Kata sandi baru"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordStrength strength={strength} rules={[{ text: 'Minimal 8 huruf', state: long ? 'met' : 'unmet' }]} />
    </Stack>
  );
}
export const WhileTyping: Story = {
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Kata sandi baru'), 'melati');
    await expect(canvas.getByText('Kekuatan kata sandi: lemah')).toBeInTheDocument();
    await userEvent.keyboard('-di-halaman');
    await expect(canvas.getByText('Kekuatan kata sandi: kuat')).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { theme: 'gelap' } };
