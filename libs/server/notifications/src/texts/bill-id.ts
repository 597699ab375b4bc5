import type { InstalmentState } from '@imah/contract/payments/words';
import { dayOf, monthOf, rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const endings: Readonly<Record<InstalmentState, string>> = {
  proposed: 'ditawarkan',
  running: 'berjalan',
  completed: 'lunas',
  broken: 'gugur',
  refused: 'ditolak',
  lapsed: 'tidak dijawab',
  cancelled: 'dibatalkan',
};

/** What is told of bills in Indonesian. */
export const billId: Pick<
  NotificationTexts['notifications'],
  | 'bill-issued'
  | 'bill-credited'
  | 'late-fee-charged'
  | 'bill-disputed'
  | 'dispute-answered'
  | 'instalment-proposed'
  | 'instalment-answered'
  | 'instalment-due'
  | 'instalment-ended'
  | 'bill-reminder'
  | 'payment-received'
  | 'payment-reversed'
> = {
  'bill-issued': ({ period, total, unit, dueOn }, { building }) => ({
    title: `Tagihan ${monthOf(period, 'id-ID')}: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}. Jatuh tempo ${dayOf(dueOn, 'id-ID')}.`,
    reason: 'Tagihan ini atas nama Anda.',
  }),
  'bill-credited': ({ number, bill, unit, amount, reason }, { building }) => ({
    title: `Tagihan dikurangi ${rupiahOf(amount)}`,
    body: `${building}, unit ${unit}: nota kredit ${number} untuk ${bill}. Alasan: “${reason}”.`,
    reason: 'Tagihan ini atas nama Anda.',
  }),
  'late-fee-charged': ({ number, bills, unit, total }, { building }) => ({
    title: `Denda keterlambatan: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}: ${number}, karena ${bills} belum lunas setelah jatuh tempo.`,
    reason: 'Tagihan ini atas nama Anda.',
  }),
  'bill-disputed': ({ number, unit, by, reason }, { building }) => ({
    title: `Keberatan atas ${number}`,
    body: `${building}, unit ${unit}: ${by} menulis “${reason}”.`,
    reason: 'Anda berwenang menjawab keberatan tagihan gedung ini.',
  }),
  'dispute-answered': ({ number, unit, reason, state }, { building }) => ({
    title: state === 'accepted' ? `Keberatan atas ${number} diterima` : `Keberatan atas ${number} ditolak`,
    body: `${building}, unit ${unit}. Alasan: “${reason}”.`,
    reason: 'Keberatan ini Anda ajukan.',
  }),
  'instalment-proposed': ({ unit, total, count }, { building }) => ({
    title: `Tawaran cicilan ${count} kali: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}. Buka untuk melihat tanggalnya, lalu setujui atau tolak.`,
    reason: 'Tagihan ini atas nama Anda.',
  }),
  'instalment-answered': ({ unit, person, state, reason }, { building }) => ({
    title: state === 'running' ? `Cicilan disetujui ${person}` : `Cicilan ditolak ${person}`,
    body: `${building}, unit ${unit}.${reason === null ? '' : ` Alasan: “${reason}”.`}`,
    reason: 'Anda berwenang mengatur cicilan gedung ini.',
  }),
  'instalment-due': ({ unit, rest, dueOn, payBy, when }, { building }) => ({
    title: when === 'late' ? `Cicilan terlambat: ${rupiahOf(rest)}` : `Cicilan segera jatuh tempo: ${rupiahOf(rest)}`,
    body:
      when === 'late'
        ? `${building}, unit ${unit}. Bayar sampai ${dayOf(payBy, 'id-ID')} agar cicilan tidak gugur.`
        : `${building}, unit ${unit}. Jatuh tempo ${dayOf(dueOn, 'id-ID')}.`,
    reason: 'Cicilan ini atas nama Anda.',
  }),
  'instalment-ended': ({ unit, person, state, reason }, { building }) => ({
    title: `Cicilan ${person} ${endings[state]}`,
    body: `${building}, unit ${unit}.${state === 'broken' ? ' Satu bagian tidak dibayar sampai batasnya, jadi denda berlaku lagi.' : ''}${reason === null ? '' : ` Alasan: “${reason}”.`}`,
    reason: 'Anda membayar cicilan ini, atau mengatur cicilan gedung ini.',
  }),
  'bill-reminder': ({ unit, count, outstanding, dueOn, when }, { building }) => ({
    title:
      when === 'overdue'
        ? `Tagihan lewat jatuh tempo: ${rupiahOf(outstanding)}`
        : `Tagihan segera jatuh tempo: ${rupiahOf(outstanding)}`,
    body:
      count > 1
        ? `${building}, unit ${unit}: ${count} tagihan, yang terlama jatuh tempo ${dayOf(dueOn, 'id-ID')}.`
        : `${building}, unit ${unit}. Jatuh tempo ${dayOf(dueOn, 'id-ID')}.`,
    reason: 'Tagihan ini atas nama Anda.',
  }),
  'payment-received': ({ number, amount, excess }, { building }) => ({
    title: `Pembayaran diterima: ${rupiahOf(amount)}`,
    body: `${building}, kuitansi ${number}.${excess > 0 ? ` ${rupiahOf(excess)} disimpan sebagai saldo Anda.` : ''}`,
    reason: 'Pembayaran ini atas nama Anda.',
  }),
  'payment-reversed': ({ number, amount, reason }, { building }) => ({
    title: `Pembayaran dibatalkan: ${rupiahOf(amount)}`,
    body: `${building}, kuitansi ${number}. Alasan: “${reason ?? '-'}”.`,
    reason: 'Pembayaran ini atas nama Anda.',
  }),
};
