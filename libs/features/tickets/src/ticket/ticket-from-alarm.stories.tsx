import { answerOf, minutesAgo } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { alarmAnswers, pressureAlarm } from './testing/ticket-alarm.ts';
import { at } from './testing/ticket-story.tsx';
import { TicketPage } from './ticket-page.tsx';

const meta = {
  title: 'Halaman/Tiket dari alarm',
  component: TicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const made = { alarmId: pressureAlarm.id, deviceId: null };

export const Active: Story = {
  decorators: at(made, { answers: alarmAnswers }),
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('region', { name: 'Alarm' });
    await expect(await within(card).findByText('Masih aktif')).toBeVisible();
  },
};
export const ActivePhone: Story = { ...Active, globals: { viewport: { value: 'telepon' } } };
export const ActiveDark: Story = { ...Active, globals: { theme: 'gelap' } };
export const Over: Story = {
  decorators: at(made, {
    answers: {
      ...alarmAnswers,
      getAlarm: answerOf({ ...pressureAlarm, active: false, clearedAt: minutesAgo(60) }),
    },
  }),
};
