import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { listOf, whoami } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { groups, guards, owners } from '@imah/testing/members';
import { SettingsGroupPage } from './settings-group-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan grup',
  component: SettingsGroupPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsGroupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = { listGroups: listOf(groups) };
const at = (props: Parameters<typeof atRoute>[1]) => [atRoute('settingsGroup', props)];

export const Ready: Story = { decorators: at({ answers }) };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Edit: Story = { decorators: at({ answers, search: `?grup=${guards.id}` }) };
export const EditPhone: Story = { ...Edit, globals: { viewport: { value: 'telepon' } } };
/** What was not saved is there again, and the bar says what saving would change. */
const kept = JSON.stringify({ ...guards, grants: ['building.view', 'ticket.view', 'ticket.assign', 'unit.view.own'] });
export const Changed: Story = {
  decorators: at({
    answers,
    search: `?grup=${guards.id}`,
    app: {
      draftStorage: { getItem: () => kept, setItem: () => undefined, removeItem: () => undefined },
    },
  }),
};
export const ChangedPhone: Story = { ...Changed, globals: { viewport: { value: 'telepon' } } };
export const ChangedDark: Story = { ...Changed, globals: { theme: 'gelap' } };
export const Copy: Story = { decorators: at({ answers, search: `?grup=baru&salin=${guards.id}` }) };
export const Owners: Story = { decorators: at({ answers, search: `?grup=${owners.id}` }) };
export const New: Story = { decorators: at({ answers, search: '?grup=baru' }) };
export const Loading: Story = { decorators: at({ answers: { listGroups: never } }) };
export const Failed: Story = {
  decorators: at({
    answers: { listGroups: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) },
  }),
};
export const Forbidden: Story = { decorators: at({ answers, person: whoami }) };
