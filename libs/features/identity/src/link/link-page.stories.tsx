import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { accountAnswers } from '../account/testing/account-fixtures.ts';
import { linkAnswers } from './testing/link-fixtures.ts';
import { LinkPage } from './link-page.tsx';

const meta = {
  title: 'Halaman/Pengembang',
  component: LinkPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LinkPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });

export const Ready: Story = { decorators: [atRoute('link', { answers: { ...accountAnswers, ...linkAnswers } })] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = {
  decorators: [atRoute('link', { answers: { ...accountAnswers, listApiTokens: listOf([]) } })],
};
export const Loading: Story = {
  decorators: [atRoute('link', { answers: { getLiveSecret: never, listApiTokens: never } })],
};
export const Failed: Story = {
  decorators: [atRoute('link', { answers: { getLiveSecret: failed, listApiTokens: failed } })],
};
