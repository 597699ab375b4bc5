import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inApp, recordOf } from '../../harness/story-app.tsx';
import { Failure } from './failure.tsx';
import { RouteError } from './route-error.ts';

const meta = {
  title: 'Halaman/Galat',
  component: Failure,
  parameters: { layout: 'fullscreen' },
  render: () => <p>Halaman</p>,
} satisfies Meta<typeof Failure>;
export default meta;
type Story = StoryObj<typeof meta>;

const beranda = recordOf('beranda', '/imah');
const ticket = { ...recordOf('ticket', '/imah/ticket/:id'), params: { id: 'uuid' } as const };
const lost = async () => {
  throw new RouteError(503, 'The code of "beranda" did not arrive', { isChunkLoad: true });
};

function Broken(): never {
  throw new Error('rusak');
}

const seeHeading =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(words);
  };

/** S-16: inside the layout of those who are signed in. */
export const NotFound: Story = {
  decorators: [inApp({ path: '/imah/tidak-ada', session: 'signed-in', records: [beranda] })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The frame changes once it is known who is there, and the words with it.
    await waitFor(() => expect(canvas.getByText('Page not found: /imah/tidak-ada')).toBeVisible());
    await waitFor(() => expect(document.title).toBe('Halaman tidak ditemukan · Imah'));
  },
};
export const NotFoundForVisitor: Story = {
  decorators: [inApp({ path: '/tidak-ada', session: 'visitor', records: [beranda] })],
  play: seeHeading('Page Not Found'),
};
/** S-17: an address that cannot be right replaces the whole page. */
export const MalformedAddress: Story = {
  decorators: [inApp({ path: '/imah/ticket/bukan-id', session: 'signed-in', records: [ticket] })],
  play: seeHeading('Page Not Found'),
};
const closed = () => ({ status: 410, message: 'Halaman ini sudah ditutup.' });
/** S-17: a rule of the route says the status and the message itself. */
export const RefusedByItsRule: Story = {
  decorators: [
    inApp({ path: '/imah/ticket/x', session: 'signed-in', records: [{ ...ticket, params: { id: closed } }] }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Halaman ini sudah ditutup.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Terjadi galat · Imah'));
  },
};
/** S-21 */
export const PageFails: Story = {
  render: () => <Broken />,
  decorators: [inApp({ path: '/imah', session: 'signed-in', records: [beranda] })],
  play: async (context) => {
    await seeHeading('Internal Server Error')(context);
    // S-36: the bar says so too; S-18: and the window.
    await expect(context.canvasElement.querySelector('[data-part=loading-bar]')).toHaveAttribute('data-state', 'error');
    await waitFor(() => expect(document.title).toBe('Terjadi galat · Imah'));
  },
};
export const Dark: Story = { ...PageFails, globals: { theme: 'gelap' } };
export const Phone: Story = { ...PageFails, globals: { viewport: { value: 'telepon' } } };
/** S-55: its code did not arrive, and a reload did not help. */
export const CodeIsGone: Story = {
  decorators: [inApp({ path: '/imah', session: 'signed-in', records: [{ ...beranda, load: lost }] })],
  play: seeHeading('Internal Server Error'),
};
const report = fn();

/** S-58: crawlers see nothing, so that they do not file the failure as the page's content; it is still logged. */
export const Crawler: Story = {
  ...PageFails,
  decorators: [
    inApp({ path: '/imah', session: 'signed-in', records: [beranda], failures: { isCrawler: true, report } }),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(report).toHaveBeenCalled());
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
