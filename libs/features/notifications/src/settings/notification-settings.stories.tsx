import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { answerOf } from '@imah/testing';
import { settingsWithWhatsApp } from '@imah/testing/notifications';
import { NotificationSettingsSection } from './notification-settings-section.tsx';

const meta = {
  title: 'Halaman/Akun/Pemberitahuan',
  component: NotificationSettingsSection,
} satisfies Meta<typeof NotificationSettingsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('akun')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const WhatsApp: Story = {
  decorators: [atRoute('akun', { answers: { getNotificationSettings: answerOf(settingsWithWhatsApp) } })],
};
export const WhatsAppPhone: Story = { ...WhatsApp, globals: { viewport: { value: 'telepon' }, theme: 'gelap' } };
export const WhatsAppWithoutNumber: Story = {
  decorators: [
    atRoute('akun', {
      answers: { getNotificationSettings: answerOf({ ...settingsWithWhatsApp, whatsapp: 'no-number' as const }) },
    }),
  ],
};
export const Loading: Story = { decorators: [atRoute('akun', { answers: { getNotificationSettings: never } })] };
export const Failed: Story = {
  decorators: [
    atRoute('akun', { answers: { getNotificationSettings: new ApiError({ kind: 'network', message: 'offline' }) } }),
  ],
};
