import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Link } from '../link/link.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Formulir/Isian',
  component: TextField,
  args: { label: 'Nama gedung', name: 'nama' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nama gedung' });
    await userEvent.tab();
    await userEvent.keyboard('Menara Melati');
    await expect(input).toHaveValue('Menara Melati');
  },
};
export const WithHint: Story = { args: { hint: 'Seperti yang tertulis di papan depan.', mark: 'optional' } };
export const WithError: Story = { args: { error: 'Nama gedung harus diisi.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Menara Melati' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Menara Melati' } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: {
    label: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan',
    error: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan tidak boleh kosong.',
  },
};
export const Password: Story = {
  render: () => <PasswordField label="Kata sandi" autoComplete="current-password" hint="Paling sedikit 8 huruf." />,
};
export const Select: Story = {
  render: () => (
    <Stack>
      <SelectField
        label="Jenis gedung"
        placeholder="Pilih jenis"
        options={[
          { value: 'apartemen', label: 'Apartemen' },
          { value: 'kantor', label: 'Kantor' },
          { value: 'kos', label: 'Kos' },
        ]}
      />
      <SelectField label="Zona waktu" error="Pilih satu." options={[{ value: 'wib', label: 'WIB' }]} />
    </Stack>
  ),
};
export const Checkboxes: Story = {
  render: () => (
    <Stack gap="sm">
      <Checkbox label="Kirimi saya kabar lewat email" defaultChecked />
      <Checkbox
        label={
          <>
            Saya setuju dengan <Link href="#syarat">syarat dan ketentuan</Link>
          </>
        }
        error="Persetujuan diperlukan."
      />
      <Checkbox label="Tidak dapat diubah" disabled />
    </Stack>
  ),
};

function SearchExample() {
  const [value, setValue] = useState('pompa');
  return <SearchField label="Cari perangkat" value={value} onChange={(change) => setValue(change.value)} />;
}
export const Search: Story = { render: () => <SearchExample /> };
export const Dark: Story = {
  globals: { theme: 'gelap' },
  render: () => (
    <Stack>
      <TextField label="Nama gedung" hint="Seperti di papan depan" />
      <TextField label="Alamat" error="Alamat harus diisi." />
      <PasswordField label="Kata sandi" autoComplete="new-password" />
      <SelectField label="Jenis" options={[{ value: 'kos', label: 'Kos' }]} />
      <Checkbox label="Tetap masuk" defaultChecked />
    </Stack>
  ),
};
