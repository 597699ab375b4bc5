import { dayOf, rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const failures = {
  SALDO_KURANG: 'saldo Anda tidak cukup',
  MELEBIHI_BATAS: 'tagihannya melebihi batas yang Anda tetapkan',
  TIDAK_ADA_TAGIHAN: 'tidak ada lagi yang perlu dibayar',
} as const;
const states = { requested: 'diminta', approved: 'disetujui', paid: 'dibayar', refused: 'ditolak' } as const;

/** What is told of deposits in Indonesian. */
export const walletId: Pick<
  NotificationTexts['notifications'],
  | 'payout-requested'
  | 'payout-answered'
  | 'payout-account-changed'
  | 'autopay-announced'
  | 'autopay-failed'
  | 'float-near-limit'
> = {
  'payout-requested': ({ number, amount, person }, { building }) => ({
    title: `Pencairan ${rupiahOf(amount)} menunggu persetujuan`,
    body: `${building}: ${person} meminta pencairan saldo, ${number}.`,
    reason: 'Anda menyetujui pencairan saldo di organisasi ini.',
  }),
  'payout-answered': ({ number, amount, state, reason }, { building }) => ({
    title: `Pencairan ${rupiahOf(amount)} ${states[state]}`,
    body: `${building}, ${number}.${reason === null ? '' : ` Alasan: “${reason}”. Jumlahnya kembali ke saldo Anda.`}`,
    reason: 'Pencairan ini dari saldo Anda.',
  }),
  'payout-account-changed': ({ number, amount, bank, accountEnd }, { building }) => ({
    title: `Pencairan ${rupiahOf(amount)} ke rekening baru`,
    body: `${building}, ${number}: ke ${bank} yang berakhir ${accountEnd}, yang bukan tujuan pencairan terakhir Anda. Dibayar paling cepat besok. Bila bukan Anda yang meminta, segera hubungi pengelola.`,
    reason: 'Pencairan ini dari saldo Anda.',
  }),
  'autopay-announced': ({ count, total, payOn }, { building }) => ({
    title: `Besok dibayar otomatis: ${rupiahOf(total)}`,
    body: `${building}: ${count} tagihan dibayar dari saldo Anda pada ${dayOf(payOn, 'id-ID')}.`,
    reason: 'Anda menyalakan pembayaran otomatis.',
  }),
  'autopay-failed': ({ number, outstanding, failure }, { building }) => ({
    title: `Tidak dibayar otomatis: ${number}`,
    body: `${building}: ${rupiahOf(outstanding)} tidak dibayar, karena ${failures[failure]}.`,
    reason: 'Anda menyalakan pembayaran otomatis.',
  }),
  'float-near-limit': ({ float, limit, level }) => ({
    title: level === 'reached' ? 'Total saldo titipan mencapai batas' : 'Total saldo titipan mendekati batas',
    body: `Titipan penghuni kini ${rupiahOf(float)}, batasnya ${rupiahOf(limit)}. Kurangi dengan mencairkan atau memakainya untuk tagihan.`,
    reason: 'Anda memegang pembukuan organisasi ini.',
  }),
};
