import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { triedBill } from '../testing/online-fixtures.ts';
import { billLink, newLink, olderLinks } from '../testing/link-fixtures.ts';
import { answeredQuestion, question } from '../testing/question-fixtures.ts';
import { answeredDispute, dispute, disputedBill } from '../testing/dispute-fixtures.ts';
import { bill, billingAnswers, billRow, creditNote, credits, partBill } from '../testing/billing-fixtures.ts';
import { feeBill } from '../testing/late-fee-fixtures.ts';
import { meteredBill } from '../testing/metered-fixtures.ts';
import { BillPage } from './bill-page.tsx';

const meta = {
  title: 'Halaman/Satu tagihan',
  component: BillPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BillPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('bill', { person: whoamiOfResident, answers: { ...billingAnswers, ...more } })],
});
const someDays = bill.lines.map((line) => ({ ...line, days: 12, amount: Math.round(line.fullAmount * 0.4) }));

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const PartlyPaid: Story = at({ getBill: answerOf(partBill) });
export const Attempted: Story = at({ getBill: answerOf(triedBill) });
export const Credited: Story = at({
  getBill: answerOf({ ...bill, outstanding: 741_280 }),
  listCreditNotes: answerOf({ ...credits, notes: [creditNote] }),
});
export const Crediting: Story = {
  decorators: [atRoute('bill', { person: whoamiOfOwner, answers: billingAnswers })],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Buat nota kredit' }));
    await userEvent.selectOptions(await body.findByRole('combobox', { name: 'Untuk' }), '2');
    await body.findByRole('textbox', { name: /termasuk pajaknya/ });
  },
};
export const SomeDays: Story = at({ getBill: answerOf({ ...bill, total: 359_424, lines: someDays }) });
export const Metered: Story = at({ getBill: answerOf(meteredBill) });
export const MeteredPhone: Story = { ...Metered, globals: { viewport: { value: 'telepon' } } };
export const LateFee: Story = at({ getBill: answerOf(feeBill) });
export const Disputed: Story = at({
  getBill: answerOf(disputedBill),
  listOwnBills: answerOf([billRow]),
  listBillDisputes: answerOf([dispute]),
});
export const DisputedPhone: Story = { ...Disputed, globals: { viewport: { value: 'telepon' } } };
export const Answering: Story = {
  decorators: [
    atRoute('bill', {
      person: whoamiOfOwner,
      answers: { ...billingAnswers, getBill: answerOf(disputedBill), listBillDisputes: answerOf([dispute]) },
    }),
  ],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Jawab keberatan' }));
    await body.findByRole('textbox', { name: 'Dana cadangan: dikurangi' });
  },
};
export const Answered: Story = at({ listBillDisputes: answerOf([answeredDispute]) });
export const Asked: Story = at({
  listOwnBills: answerOf([billRow]),
  listBillQuestions: answerOf([{ ...question, ticketId: billRow.id, position: 1 }, answeredQuestion]),
});
export const AskedPhone: Story = { ...Asked, globals: { viewport: { value: 'telepon' } } };
export const Asking: Story = {
  ...at({ listOwnBills: answerOf([billRow]) }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Tanya soal baris ini: Dana cadangan' }));
    await body.findByRole('textbox', { name: /ingin Anda ketahui/ });
  },
};
export const Linked: Story = at({
  listOwnBills: answerOf([billRow]),
  listBillLinks: answerOf([billLink, ...olderLinks]),
});
export const LinkedPhone: Story = { ...Linked, globals: { viewport: { value: 'telepon' } } };
export const Linking: Story = {
  ...at({ listOwnBills: answerOf([billRow]), createBillLink: answerOf(newLink) }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Buat tautan' }));
    const form = within(await body.findByRole('dialog', { name: /^Tautan ke/ }));
    await userEvent.click(form.getByRole('button', { name: 'Buat tautan' }));
    await form.findByRole('link', { name: 'Kirim lewat WhatsApp' });
  },
};
export const LinkingPhone: Story = { ...Linking, globals: { viewport: { value: 'telepon' } } };
export const Loading: Story = at({ getBill: never });
export const Failed: Story = at({ getBill: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Missing: Story = at({ getBill: new ApiError({ kind: 'not-found', status: 404, message: 'None' }) });
export const PdfFailed: Story = {
  ...at({ downloadBill: new ApiError({ kind: 'network', message: 'Gone' }) }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Unduh PDF' }));
    await body.findByText(/Sambungan terputus/);
  },
};
export const PdfFailedPhone: Story = { ...PdfFailed, globals: { viewport: { value: 'telepon' } } };
