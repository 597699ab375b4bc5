import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { componentDocs } from '../../docs/component-docs.ts';
import { Markdown } from './markdown.tsx';

const meta = {
  title: 'Data/Markdown',
  component: Markdown,
  args: {
    text: `## Pemadaman listrik

Yth. penghuni **Graha Contoh**, listrik akan *dipadamkan*:

- Sabtu, 21 November 2026 pukul 09.00–12.00 WIB
- lift barang dan pompa ikut berhenti

1. Cabut alat yang peka.
2. Simpan air secukupnya.

> Genset melayani lorong dan satu lift penumpang.

| Lantai | Mulai | Selesai |
| --- | --- | --- |
| 1–5 | 09.00 | 10.30 |
| 6–12 | 10.30 | 12.00 |

Pertanyaan: [hubungi pengelola](mailto:pengelola@graha.example) atau lihat [tiket](/imah/ticket/1042). Kode: \`PLN-3\``,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Teks yang ditulis orang: pengumuman, diskusi, komentar. HTML di dalamnya tetap menjadi teks, tautan hanya yang aman, gambar dari luar menjadi tautan. Untuk teks halaman sendiri pakai Prose. Diimpor dari `@imah/ui/data`.',
    access: ['Judul di dalam teks mulai dari tingkat 3, di bawah judul halaman.'],
  }),
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = {
  args: {
    text: '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [klik](javascript:alert(1)) ![pelacak](https://asing.example/p.gif)',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
export const TasksAndCode: Story = {
  args: { text: '- [x] Matikan sakelar\n- [ ] Ganti seal\n\n```\nBacklog MqttHost imah.example; MqttPort 8883\n```' },
};
export const LongWords: Story = {
  args: { text: `# Pertanggungjawabanketidakbersinambungan\n\n${'ketidakbersinambungan'.repeat(8)}` },
  globals: { viewport: { value: 'kecil' } },
};
export const Empty: Story = { args: { text: '' } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
