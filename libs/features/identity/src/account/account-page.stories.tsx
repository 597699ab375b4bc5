import { ApiError } from '@imah/api-client';
import { answerOf, whoami } from '@imah/testing';
import { whoamiOfResident } from '@imah/testing/report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute, plainConfig } from '@imah/app/harness';
import { linkAnswers } from '../link/testing/link-fixtures.ts';
import { accountAnswers, profile } from './testing/account-fixtures.ts';
import { AccountPage } from './account-page.tsx';

const meta = {
  title: 'Halaman/Akun',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const colorMode = { preference: 'system', prefer: () => undefined } as const;
const demo = { ...plainConfig, demo: { accounts: [], password: 'imah-contoh-2026' } };
const owner = {
  ...whoami,
  memberships: whoami.memberships.map((membership) => ({
    ...membership,
    grants: [...membership.grants, 'org.delete' as const],
  })),
};

export const Ready: Story = { decorators: [atRoute('akun', { answers: accountAnswers, app: { colorMode } })] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
const at = (part: string) => ({
  decorators: [
    atRoute('akun', { search: `/${part}`, answers: { ...accountAnswers, ...linkAnswers }, app: { colorMode } }),
  ],
});
export const Security: Story = at('keamanan');
export const Notifications: Story = at('pemberitahuan');
export const Privacy: Story = at('privasi');
/** A phone shows what there is first. */
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const PhoneSecurity: Story = { ...at('keamanan'), globals: { viewport: { value: 'telepon' } } };
/** Who lives here sees no words of programs. */
export const Resident: Story = {
  decorators: [atRoute('akun', { person: whoamiOfResident, answers: accountAnswers, app: { colorMode } })],
};
const asksForAnother = { ...profile, emailVerified: false, pendingEmail: 'ratna.wijayanti@graha-contoh.co.id' };
export const Unverified: Story = {
  decorators: [
    atRoute('akun', {
      person: { ...owner, emailVerified: false },
      answers: { ...accountAnswers, getProfile: answerOf({ ...profile, emailVerified: false }) },
      app: { colorMode },
    }),
  ],
};
export const AnotherAddress: Story = {
  decorators: [
    atRoute('akun', {
      answers: { ...accountAnswers, getProfile: answerOf(asksForAnother) },
      app: { colorMode },
    }),
  ],
};
export const Loading: Story = { decorators: [atRoute('akun', { person: null, app: { colorMode } })] };
const offline = new ApiError({ kind: 'network', message: 'offline' });
/** Each section fails by itself and can be tried again. */
export const Failed: Story = {
  decorators: [
    atRoute('akun', {
      search: '/keamanan',
      answers: {
        listIdentities: offline,
        getProfile: offline,
        getSecondFactor: offline,
        listSessions: offline,
        getLiveSecret: offline,
        getNotificationSettings: offline,
      },
      app: { colorMode },
    }),
  ],
};
export const Demonstration: Story = {
  decorators: [
    atRoute('akun', { search: '/privasi', person: owner, answers: accountAnswers, app: { colorMode, config: demo } }),
  ],
};
