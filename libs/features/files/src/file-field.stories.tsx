import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageHarness } from '@imah/app/harness/testing';
import { AttachedFiles } from './attached-files.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { createMemoryShelf } from './testing/memory-shelf.ts';
import { createUploadServer, notTaken, storedFile } from './testing/upload-server.ts';
import { useUploads } from './use-uploads.ts';

const server = createUploadServer();
const lost = new ApiError({ kind: 'network', message: 'Failed to fetch' });
const full = new ApiError({
  kind: 'validation',
  status: 413,
  code: 'KUOTA_PRIBADI_PENUH',
  message: 'Ruang berkas Anda di organisasi ini sudah penuh. Hapus berkas yang tidak dipakai, lalu coba lagi.',
});

interface Props extends Omit<FileFieldProps, 'uploads'> {
  readonly answers?: FakeAnswers;
}

function Field(props: Omit<FileFieldProps, 'uploads'>) {
  const uploads = useUploads({ orgId: 'org', scope: 'cerita', shelf });
  return <FileField {...props} uploads={uploads} />;
}
const shelf = createMemoryShelf();

function InApp({ answers = server.answers, ...props }: Props) {
  return (
    <PageHarness answers={answers}>
      <Field {...props} />
    </PageHarness>
  );
}

const meta = {
  title: 'Formulir/FileField',
  component: InApp,
  args: { label: 'Foto kerusakan' },
  // What one story chose, the next does not find.
  beforeEach: () => shelf.clear(),
} satisfies Meta<typeof InApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const paper = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const choose =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    await userEvent.upload(await within(canvasElement).findByLabelText(args.label), names.map(paper));
  };

export const Empty: Story = { args: { hint: 'Paling banyak 10 berkas.' } };
export const Done: Story = { play: choose('Denah lantai 3.pdf', 'Izin laik fungsi.pdf') };
export const Sending: Story = {
  args: { answers: { ...server.answers, sendUploadPart: never } },
  play: choose('Denah lantai 3.pdf', 'Izin laik fungsi.pdf', 'Berita acara.pdf'),
};
export const Paused: Story = {
  ...Sending,
  play: async (context) => {
    await choose('Denah lantai 3.pdf')(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda pengiriman' }));
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan pengiriman' })).toBeVisible();
  },
};
export const Offline: Story = {
  args: { answers: { beginUpload: lost } },
  play: async (context) => {
    await choose('Denah lantai 3.pdf')(context);
    const words = /Sambungan terputus/;
    await waitFor(() => expect(within(context.canvasElement).getByText(words)).toBeVisible(), { timeout: 15_000 });
  },
};
export const Refused: Story = {
  args: {
    answers: createUploadServer({
      refuse: () => notTaken('Berkas ini rusak atau bukan foto. Pilih foto lain.'),
    }).answers,
  },
  play: choose('surat.pdf'),
};
export const Full: Story = { args: { answers: { beginUpload: full } }, play: choose('surat.pdf') };
export const WithError: Story = { args: { error: 'Sertakan minimal satu foto.' } };
export const Attached: Story = {
  render: () => (
    <PageHarness>
      <AttachedFiles
        files={[{ ...storedFile('f1', 'Denah lantai 3.pdf', 100), kind: 'document', previews: false }]}
        zone="Asia/Jakarta"
      />
    </PageHarness>
  ),
};
export const Phone: Story = { ...Sending, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Done, globals: { theme: 'gelap' } };
