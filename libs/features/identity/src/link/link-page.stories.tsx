import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { identity, linkAnswers, withProvider } from './testing/link-fixtures.ts';
import { LinkPage } from './link-page.tsx';

const meta = {
  title: 'Halaman/Tautan',
  component: LinkPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LinkPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const app = { config: withProvider };
const failed = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });

export const Ready: Story = { decorators: [atRoute('link', { answers: linkAnswers, app })] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = {
  decorators: [atRoute('link', { answers: { listIdentities: listOf([]), listApiTokens: listOf([]) }, app })],
};
/** The installation has no provider. */
export const WithoutProvider: Story = {
  decorators: [atRoute('link', { answers: { ...linkAnswers, listIdentities: listOf([]) } })],
};
/** The account has no password: what it logs in with cannot be unlinked. */
export const LastWayIn: Story = {
  decorators: [
    atRoute('link', { answers: { ...linkAnswers, listIdentities: listOf([{ ...identity, isLastWayIn: true }]) }, app }),
  ],
};
export const Loading: Story = {
  decorators: [atRoute('link', { answers: { listIdentities: never, listApiTokens: never }, app })],
};
export const Failed: Story = {
  decorators: [atRoute('link', { answers: { listIdentities: failed, listApiTokens: failed }, app })],
};
