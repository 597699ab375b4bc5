import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, waitFor } from 'storybook/test';
import { inApp, recordOf } from '@imah/app/harness';

const atBell = (answers: FakeAnswers = {}) =>
  inApp({ path: '/imah', session: 'signed-in', records: [recordOf('beranda', '/imah')], answers });

/** Opens the centre, and leaves the page as it was found. */
async function openCentre() {
  const bell = await screen.findByRole('button', { name: /^(?:Pemberitahuan|Notifications)/ });
  await userEvent.click(bell);
  await screen.findByRole('dialog', { name: /^(?:Pemberitahuan|Notifications)$/ });
  return async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      if (screen.queryByRole('dialog') !== null) throw new Error('the centre is still there');
    });
  };
}

const meta = {
  title: 'Halaman/Pemberitahuan',
  render: () => <></>,
  parameters: { layout: 'fullscreen' },
  play: async () => {
    await openCentre();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atBell()] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Alarms: Story = {
  decorators: [atBell()],
  play: async () => {
    await openCentre();
    await userEvent.click(await screen.findByRole('tab', { name: /^Alarm/ }));
  },
};
export const Empty: Story = {
  decorators: [atBell({ countUnread: answerOf({ unread: 0 }), listInbox: listOf([]) })],
};
export const Loading: Story = { decorators: [atBell({ listInbox: never })] };
export const Failed: Story = {
  decorators: [atBell({ listInbox: new ApiError({ kind: 'network', message: 'offline' }) })],
};
export const ClosedAgain: Story = {
  decorators: [atBell()],
  play: async () => {
    const close = await openCentre();
    await close();
  },
};
