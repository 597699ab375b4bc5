import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { StepUpDialog } from './step-up-dialog.tsx';

const meta = {
  title: 'Halaman/Konfirmasi',
  component: StepUpDialog,
  args: { onAnswer: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking = (...methods: ('password' | 'code' | 'provider')[]) =>
  atRoute('akun', { answers: { getStepUp: answerOf({ methods }) } });

export const Password: Story = { decorators: [asking('password')] };
export const Dark: Story = { ...Password, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Password, globals: { viewport: { value: 'telepon' } } };
export const PasswordOrCode: Story = { ...Password, decorators: [asking('password', 'code')] };
/** An account that is opened by a provider alone confirms there. */
export const Provider: Story = { ...Password, decorators: [asking('provider')] };
export const NoWay: Story = { ...Password, decorators: [asking()] };
export const Loading: Story = { ...Password, decorators: [atRoute('akun', { answers: { getStepUp: never } })] };
export const Failed: Story = {
  ...Password,
  decorators: [atRoute('akun', { answers: { getStepUp: new ApiError({ kind: 'network', message: 'offline' }) } })],
};
