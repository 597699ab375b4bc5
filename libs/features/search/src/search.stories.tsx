import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { SearchBox } from './search-box.tsx';
import { found, missingNumber, nothing } from './testing/search-fixtures.ts';

const meta = {
  title: 'Halaman/Pencarian',
  component: SearchBox,
  args: { pages: [], display: 'key-only' },
  // The box under test is the frame's own; what stands here is any page.
  render: () => <p>Halaman</p>,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search box of any page, opened, with a text typed. */
function searching(text: string, search: FakeAnswers['search']): Story {
  return {
    decorators: [atRoute('beranda', { answers: search === undefined ? {} : { search } })],
    play: async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Cari|Search) \(/ }));
      const field = await screen.findByRole('combobox');
      if (text !== '') await userEvent.type(field, text);
      await expect(field).toHaveValue(text);
    },
  };
}

export const Default: Story = searching('', answerOf(nothing));
export const Found: Story = searching('melati', answerOf(found));
export const NumberMissing: Story = searching('TKT-2026-000123', answerOf(missingNumber));
export const NothingFound: Story = searching('zzzz', answerOf(nothing));
export const Searching: Story = searching('melati', never);
export const Failed: Story = searching('zzzz', new ApiError({ kind: 'network', message: 'Failed to fetch' }));
export const Phone: Story = { ...Found, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Found, globals: { theme: 'gelap' } };
