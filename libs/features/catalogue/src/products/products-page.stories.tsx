import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { catalogueAnswers, draft, gallon, shirt } from '../testing/catalogue-fixtures.ts';
import { shownPictures } from '../testing/shown-pictures.ts';
import { ProductsPage } from './products-page.tsx';

const meta = {
  title: 'Halaman/Produk/Daftar',
  component: ProductsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [
    atRoute('productList', { person, search, app: shownPictures, answers: { ...catalogueAnswers, ...more } }),
  ],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Default: Story = at();
export const Phone: Story = { ...Default, ...phone };
export const Opened: Story = at(`?produk=${gallon.id}`);
export const OpenedPhone: Story = { ...Opened, ...phone };
export const Variants: Story = at(`?produk=${shirt.id}`, { getProduct: answerOf(shirt) });
export const VariantsPhone: Story = { ...Variants, ...phone };
export const WithoutPrice: Story = at(`?produk=${draft.id}`, { getProduct: answerOf(draft) });
export const New: Story = at('?produk=new');
export const NothingYet: Story = at('', { listProducts: listOf([]) });
export const NothingFits: Story = at('?status=archived', { listProducts: listOf([]) });
export const Loading: Story = at('', { listProducts: never });
export const Failed: Story = at('', { listProducts: failure });
export const Forbidden: Story = at('', {}, whoamiOfResident);

export const SettingAPrice: Story = {
  ...Opened,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Produk' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Tetapkan harga' }));
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Harga per galon' }), '21000');
    await expect(sheet.getByRole('button', { name: 'Simpan harga' })).toBeEnabled();
  },
};
