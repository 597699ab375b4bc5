import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { billingAnswers, issuedRun, review, run } from '../testing/billing-fixtures.ts';
import { unreadReview } from '../testing/metered-fixtures.ts';
import { BillingRunPage } from './billing-run-page.tsx';

const meta = {
  title: 'Halaman/Tagihan bulanan',
  component: BillingRunPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BillingRunPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('billingRun', { answers: { ...billingAnswers, ...more } })],
});
const draft = { ...run, state: 'draft' as const, billCount: 0, total: 0, version: 1 };

export const Draft: Story = at({
  getBillingRun: answerOf({ run: draft, bills: [], gaps: [], figures: 'current' as const, work: null }),
});
export const Calculated: Story = at();
export const CalculatedPhone: Story = { ...Calculated, globals: { viewport: { value: 'telepon' } } };
export const Reviewed: Story = at({
  getBillingRun: answerOf({ ...review, run: { ...run, state: 'reviewed' as const } }),
});
export const Issued: Story = at({ getBillingRun: answerOf({ ...review, run: issuedRun, gaps: [] }) });
export const NothingBilled: Story = at({
  getBillingRun: answerOf({
    run: { ...run, billCount: 0, total: 0 },
    bills: [],
    gaps: [],
    figures: 'current' as const,
    work: null,
  }),
});
export const Unread: Story = at({ getBillingRun: answerOf(unreadReview) });
export const UnreadPhone: Story = { ...Unread, globals: { viewport: { value: 'telepon' } } };
export const Outdated: Story = at({ getBillingRun: answerOf({ ...review, figures: 'outdated' as const }) });
const work = { move: 'calculate' as const, percent: 42, isStopping: false, failure: null };
export const Waiting: Story = at({ getBillingRun: answerOf({ ...review, work: { ...work, percent: 0 } }) });
export const UnderWay: Story = at({ getBillingRun: answerOf({ ...review, work }) });
export const UnderWayPhone: Story = { ...UnderWay, globals: { viewport: { value: 'telepon' } } };
export const Stopping: Story = at({ getBillingRun: answerOf({ ...review, work: { ...work, isStopping: true } }) });
export const WorkFailed: Story = at({
  getBillingRun: answerOf({
    ...review,
    run: { ...run, state: 'reviewed' as const },
    work: { ...work, move: 'issue' as const, failure: 'other' as const },
  }),
});
export const Loading: Story = at({ getBillingRun: never });
export const Failed: Story = at({ getBillingRun: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Missing: Story = at({ getBillingRun: new ApiError({ kind: 'not-found', status: 404, message: 'None' }) });
