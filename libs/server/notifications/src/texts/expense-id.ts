import type { ExpenseAnswer } from '../expense-notification-data.ts';
import { rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const answers: Readonly<Record<ExpenseAnswer, string>> = {
  approved: 'disetujui',
  rejected: 'ditolak',
  cancelled: 'dibatalkan',
  paid: 'dibayar',
};

/** What is told of expenses in Indonesian. */
export const expenseId: Pick<
  NotificationTexts['notifications'],
  'expense-submitted' | 'expense-answered' | 'expense-repeated' | 'vendor-account-changed'
> = {
  'expense-submitted': ({ number, amount, description, by }, { building }) => ({
    title: `Pengeluaran ${rupiahOf(amount)} menunggu persetujuan`,
    body: `${building}: ${by} mengajukan ${number}, ${description}.`,
    reason: 'Anda menyetujui pengeluaran di gedung ini.',
  }),
  'expense-answered': ({ number, amount, description, state, reason }, { building }) => ({
    title: `Pengeluaran ${rupiahOf(amount)} ${answers[state]}`,
    body: `${building}: ${number}, ${description}.${reason === null ? '' : ` Alasan: “${reason}”.`}`,
    reason: 'Anda yang mengajukan pengeluaran ini.',
  }),
  'expense-repeated': ({ number, amount, description }, { building }) => ({
    title: `Draf pengeluaran bulan ini: ${description}`,
    body: `${building}: ${number}, ${rupiahOf(amount)}. Sesuaikan, lampirkan notanya, lalu ajukan.`,
    reason: 'Pengeluaran ini berulang setiap bulan di gedung tempat Anda mencatatnya.',
  }),
  'vendor-account-changed': ({ vendor, by, bank, accountEnd }) => ({
    title: `Rekening ${vendor} berubah`,
    body: `${by} menggantinya menjadi ${bank} yang berakhir ${accountEnd}. Pembayaran ke sana baru dapat dicatat besok. Pastikan langsung ke pemasoknya lewat nomor yang Anda kenal.`,
    reason: 'Anda menyetujui pengeluaran di organisasi ini.',
  }),
};
