import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, whoami, whoamiOfNewcomer } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { organization } from '@imah/testing/members';
import { SettingsGeneralPage } from './settings-general-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan organisasi',
  component: SettingsGeneralPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsGeneralPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const rule = { audience: 'nobody', graceDays: 7, own: 'on', without: 0, version: 1 } as const;
const answers = { getOrganization: answerOf(organization), getSecondFactorRule: answerOf(rule) };
const at = (props: Parameters<typeof atRoute>[1]) => [atRoute('settingsGeneral', props)];

export const Ready: Story = { decorators: at({ answers }) };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const ReadOnly: Story = { decorators: at({ answers, person: whoami }) };
export const Loading: Story = { decorators: at({ answers: { getOrganization: never } }) };
export const Failed: Story = {
  decorators: at({
    answers: { getOrganization: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) },
  }),
};
export const Forbidden: Story = { decorators: at({ answers, person: whoamiOfNewcomer }) };
