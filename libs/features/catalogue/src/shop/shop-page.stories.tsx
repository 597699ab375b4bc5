import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { codeNotUsed, galon, orderAnswers, otherPlace, place, shirt, shopper } from '../testing/order-fixtures.ts';
import { shownPictures } from '../testing/shown-pictures.ts';
import { ShopPage } from './shop-page.tsx';

const meta = {
  title: 'Halaman/Belanja',
  component: ShopPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('shop', { person: shopper, app: shownPictures, answers: { ...orderAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });
const putIn: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: `Tambah ${galon.name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Lihat keranjang (1)' }));
  const cart = within(await screen.findByRole('dialog', { name: 'Keranjang' }));
  await expect(await cart.findByRole('button', { name: /^Pesan, / })).toBeVisible();
};

export const Default: Story = at();
export const Phone: Story = { ...Default, ...phone };
export const Several: Story = at({ listOwnShops: answerOf([place, otherPlace]) });
export const Cart: Story = { ...at(), play: putIn };
export const CartPhone: Story = { ...Cart, ...phone };
export const CartOfShortBalance: Story = {
  ...at({ tryOrder: answerOf({ ...codeNotUsed, available: 0 }) }),
  play: putIn,
};
export const Pictures: Story = {
  ...at(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Foto (2) ${galon.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Foto ${galon.name}` }));
    await expect(dialog.getAllByRole('img')).toHaveLength(2);
  },
};
export const PicturesPhone: Story = { ...Pictures, ...phone };
export const Variants: Story = {
  ...at({ listShopProducts: listOf([galon, shirt]) }),
  play: async () => {
    const choice = await screen.findByRole('combobox', { name: `Pilihan ${shirt.name}` });
    await userEvent.selectOptions(choice, shirt.variants[1]?.id ?? '');
    await expect(screen.getByText(/^Rp\s55\.000 per buah$/)).toBeVisible();
  },
};
export const VariantsPhone: Story = { ...Variants, ...phone };
export const NothingYet: Story = at({ listShopProducts: listOf([]) });
export const NoUnit: Story = at({ listOwnShops: answerOf([]) });
export const Loading: Story = at({ listShopProducts: never });
export const Failed: Story = at({ listShopProducts: failure });
