import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { catalogueAnswers, categories } from '../testing/catalogue-fixtures.ts';
import { CategoriesPage } from './categories-page.tsx';

const meta = {
  title: 'Halaman/Produk/Kategori',
  component: CategoriesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('categories', { person, search, answers: { ...catalogueAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Default: Story = at();
export const NothingYet: Story = at('', { listProductCategories: answerOf([] as typeof categories) });
export const Loading: Story = at('', { listProductCategories: never });
export const Failed: Story = at('', { listProductCategories: failure });
export const Forbidden: Story = at('', {}, whoamiOfResident);

export const ByKeyboard: Story = {
  ...Default,
  play: async ({ canvas }) => {
    (await canvas.findByRole('treeitem', { name: /Minuman/ })).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Air minum' })).toBeVisible();
  },
};
export const ByKeyboardPhone: Story = { ...ByKeyboard, ...phone };
