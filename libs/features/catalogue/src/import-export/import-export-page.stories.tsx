import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { catalogueAnswers, report } from '../testing/catalogue-fixtures.ts';
import { ImportExportPage } from './import-export-page.tsx';

const meta = {
  title: 'Halaman/Produk/Impor dan ekspor',
  component: ImportExportPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImportExportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('importExport', { person, search, answers: { ...catalogueAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Default: Story = at();
export const Phone: Story = { ...Default, ...phone };
export const Loading: Story = at('', { listProductImports: never });
export const Failed: Story = at('', { listProductImports: failure });
export const Forbidden: Story = at('', {}, whoamiOfResident);

export const Checked: Story = {
  ...at('', { importProducts: answerOf(report) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tempel' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
    await userEvent.paste('sku\tnama\nA\tAir');
    const check = canvas.getAllByRole('button', { name: 'Periksa' }).find((button) => button.checkVisibility());
    if (check === undefined) throw new Error('nothing to press');
    await userEvent.click(check);
    await expect(await canvas.findByRole('table', { name: 'Baris bermasalah' })).toBeVisible();
  },
};
export const CheckedPhone: Story = { ...Checked, ...phone };
