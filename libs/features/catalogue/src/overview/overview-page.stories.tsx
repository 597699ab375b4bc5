import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { catalogueAnswers, emptyOverview } from '../testing/catalogue-fixtures.ts';
import { CatalogueOverviewPage } from './overview-page.tsx';

const meta = {
  title: 'Halaman/Produk/Ringkasan',
  component: CatalogueOverviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogueOverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('products', { person, search, answers: { ...catalogueAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Default: Story = at();
export const Phone: Story = { ...Default, ...phone };
export const NothingYet: Story = at('', { getCatalogueOverview: answerOf(emptyOverview) });
export const NothingYetPhone: Story = { ...NothingYet, ...phone };
export const Loading: Story = at('', { getCatalogueOverview: never });
export const Failed: Story = at('', { getCatalogueOverview: failure });
export const Forbidden: Story = at('', {}, whoamiOfResident);
