import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { openingAnswers, openingReport } from '../testing/opening-fixtures.ts';
import { OpeningPage } from './opening-page.tsx';

const meta = {
  title: 'Halaman/Saldo awal',
  component: OpeningPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OpeningPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('openingBalances', { person: whoamiOfOwner, answers: { ...openingAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };

export const Ready: Story = at();
export const Phone: Story = { ...Ready, ...phone };
export const Empty: Story = at({ listOpeningImports: answerOf([]) });
export const Loading: Story = at({ listOpeningImports: never });
export const Failed: Story = at({
  listOpeningImports: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Forbidden: Story = at({ listBuildings: listOf([]) });

export const Checked: Story = {
  ...at({ importOpening: answerOf(openingReport) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tempel' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
    await userEvent.paste('unit\tjatuh tempo\ttunggakan\nA-101\t20/10/2026\t648000');
    const check = canvas.getAllByRole('button', { name: 'Periksa' }).find((button) => button.checkVisibility());
    if (check === undefined) throw new Error('nothing to press');
    await userEvent.click(check);
    await expect(await canvas.findByRole('table', { name: 'Contoh baris yang akan disimpan' })).toBeVisible();
  },
};
export const CheckedPhone: Story = { ...Checked, ...phone };
