import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { createFakeRealtime } from '@imah/realtime/testing';
import { answerOf, fixtureNow } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { fakeWallPorts, wallAnswers, wallPage } from './testing/wall-fixtures.ts';
import { WallPage } from './wall-page.tsx';

const meta = {
  title: 'Halaman/Layar dinding',
  component: WallPage,
  // Its letters grow with the window, which a picture of a story has of its own.
  tags: ['!picture'],
  parameters: { layout: 'fullscreen' },
  args: { ports: fakeWallPorts().ports },
} satisfies Meta<typeof WallPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, hash = '#token'): Story => ({
  decorators: [atRoute('wall', { person: null, answers: { ...wallAnswers, ...more }, search: hash })],
});
const gone = new ApiError({ kind: 'not-found', status: 404, message: '' });

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
/** The link is down: what is shown is what came last, and it says so. */
export const Down: Story = {
  ...at(),
  args: { ports: fakeWallPorts(createFakeRealtime({ state: 'reconnecting', now: () => fixtureNow })).ports },
};
export const Empty: Story = at({ readWallPage: answerOf({ ...wallPage, widgets: [], layout: [] }) });
export const Loading: Story = at({ readWall: never });
export const Failed: Story = at({ readWall: new ApiError({ kind: 'server', status: 500, message: '' }) });
export const Withdrawn: Story = at({ readWall: gone });
export const WithoutToken: Story = at({}, '');
