import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { CodeScannerView } from './code-scanner-view.tsx';
import { CodeScanner } from './code-scanner.tsx';
import type { ScannerPorts } from './scanner-ports.ts';

/** A camera that films a drawn label. */
function drawnCamera(code: string | null): ScannerPorts {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const brush = canvas.getContext('2d');
  const paint = (stream: MediaStream) => {
    if (!brush || !stream.active) return;
    brush.fillStyle = 'slategray';
    brush.fillRect(0, 0, 640, 480);
    brush.fillStyle = 'white';
    brush.fillRect(220, 140, 200, 200);
    brush.fillStyle = 'black';
    for (let dot = 0; dot < 81; dot += 1) {
      if ((dot * 7) % 5 < 2) brush.fillRect(230 + (dot % 9) * 20, 150 + Math.floor(dot / 9) * 20, 20, 20);
    }
    requestAnimationFrame(() => paint(stream));
  };
  return {
    openCamera: () => {
      const stream = canvas.captureStream();
      paint(stream);
      return Promise.resolve(stream);
    },
    detect: () => Promise.resolve(code),
  };
}

const refusing = (name: string): ScannerPorts => ({
  openCamera: () => Promise.reject(new DOMException(name, name)),
  detect: () => Promise.resolve(null),
});

const meta = {
  title: 'Formulir/CodeScanner',
  component: CodeScanner,
  args: { onCode: fn(), ports: drawnCamera(null) },
  parameters: componentDocs({
    use: 'Membaca label QR aset atau unit. Kamera baru dinyalakan setelah diminta, dan dilepas begitu kode terbaca atau halaman ditinggalkan. Kode selalu dapat diketik: kamera bisa tidak ada, dilarang, atau terlalu gelap.',
    keys: [
      ['Enter, Spasi', 'Menyalakan kamera'],
      ['Enter di isian', 'Memakai kode yang diketik'],
    ],
    access: [
      'Setiap keadaan dikatakan dengan kata dan dibacakan.',
      'Kamera dan pembaca kode diberikan lewat `ports`, sehingga semua keadaan dapat dilihat di sini tanpa kamera.',
    ],
  }),
} satisfies Meta<typeof CodeScanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const start: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Nyalakan kamera' }));
};
const view = { onStart: fn(), onType: fn() };

export const Idle: Story = {};
export const Asking: Story = { render: () => <CodeScannerView {...view} state={{ kind: 'asking' }} /> };
export const Scanning: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await start(context);
    await waitFor(() => expect(within(context.canvasElement).getByText('Arahkan kamera ke label.')).toBeVisible());
  },
};
export const Found: Story = {
  args: { ports: drawnCamera('IMAH-A-000142') },
  play: async (context) => {
    await start(context);
    await waitFor(() => expect(within(context.canvasElement).getByText('Terbaca: IMAH-A-000142')).toBeVisible());
    await expect(context.args.onCode).toHaveBeenCalledWith({ code: 'IMAH-A-000142', source: 'camera' });
  },
};
export const Denied: Story = {
  args: { ports: refusing('NotAllowedError') },
  play: async (context) => {
    await start(context);
    await waitFor(() => expect(within(context.canvasElement).getByText(/Kamera tidak diizinkan/)).toBeVisible());
  },
};
export const NoCamera: Story = {
  args: { ports: refusing('NotFoundError') },
  play: async (context) => {
    await start(context);
    await waitFor(() => expect(within(context.canvasElement).getByText(/Tidak ada kamera/)).toBeVisible());
  },
};
export const Unsupported: Story = {
  args: { ports: { ...refusing('NotFoundError'), detect: null } },
  play: async (context) => {
    await start(context);
    await waitFor(() => expect(within(context.canvasElement).getByText(/tidak dapat membaca kode/)).toBeVisible());
  },
};
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Kode pada label' }), ' IMAH-A-7 ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith({ code: 'IMAH-A-7', source: 'typed' });
  },
};
export const Phone: Story = { ...Denied, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Found, globals: { theme: 'gelap' } };
