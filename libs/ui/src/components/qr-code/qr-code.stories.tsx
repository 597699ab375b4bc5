import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: {
    value: 'https://imah.example/a/POMPA-01',
    label: 'Kode QR aset Pompa air bersih',
    caption: 'POMPA-01',
  },
  parameters: componentDocs({
    use: 'Alamat untuk kamera: label aset, pendaftaran perangkat, undangan. Selalu sertakan kode atau alamat yang dapat dibaca orang (`caption`). Diimpor dari `@imah/ui/data`.',
    access: [
      'Bernama menurut apa yang dibukanya, bukan menurut isinya.',
      'Selalu gelap di atas terang, juga dalam mode gelap dan warna paksa, agar kamera membacanya.',
    ],
  }),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongAddress: Story = {
  args: {
    value: `https://imah.example/undangan/${'a1b2c3d4'.repeat(20)}`,
    label: 'Kode QR undangan',
    caption: 'imah.example/undangan/pertanggungjawabanketidakbersinambungan',
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Dark: Story = { globals: { theme: 'gelap' } };
