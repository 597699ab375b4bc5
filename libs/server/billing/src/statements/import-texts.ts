import type { Locale } from '@imah/contract/core/words';
import type { FileFault, RowFault } from './files/read-statement.ts';

/** What is said of a file of a statement and its rows. */
export const statementTexts: Readonly<Record<Locale, Readonly<Record<FileFault | RowFault, string>>>> = {
  id: {
    unreadable: 'Berkas ini tidak terbaca',
    'unknown-layout':
      'Tata letak berkas ini belum dikenal. Pakai CSV dari internet banking BCA, Mandiri, BRI, atau BNI, atau MT940 atau CAMT.053',
    'no-lines': 'Tidak ada mutasi di berkas ini',
    'too-many-lines': 'Terlalu banyak mutasi; maksimal 20.000 satu berkas',
    'other-currency': 'Berkas ini tidak dalam rupiah',
    'other-account': 'Nomor rekening di berkas ini berbeda dari rekening yang dipilih',
    'several-accounts': 'Berkas ini memuat lebih dari satu rekening',
    'balance-differs':
      'Saldo awal ditambah mutasi tidak sama dengan saldo akhir di berkas ini; berkas mungkin tidak utuh',
    'in-the-future': 'Ada mutasi yang tanggalnya belum tiba',
    'bad-day': 'Tanggal tidak benar',
    'no-year': 'Tahun tidak diketahui: baris periode tidak ada di berkas',
    'outside-period': 'Tanggal di luar periode berkas',
    'bad-amount': 'Jumlah tidak benar',
    'bad-balance': 'Saldo tidak benar',
    'breaks-balance': 'Saldo tidak sama dengan saldo sebelumnya ditambah jumlah ini',
  },
  en: {
    unreadable: 'This file cannot be read',
    'unknown-layout':
      'The layout of this file is not known. Use CSV of the internet banking of BCA, Mandiri, BRI or BNI, or MT940 or CAMT.053',
    'no-lines': 'There are no lines in this file',
    'too-many-lines': 'Too many lines; at most 20,000 in a file',
    'other-currency': 'This file is not in rupiah',
    'other-account': 'The account number in this file is another than that of the account chosen',
    'several-accounts': 'This file has more than one account',
    'balance-differs':
      'The opening balance and the lines do not come to the closing balance of this file; it may be incomplete',
    'in-the-future': 'A line is of a day that has not come',
    'bad-day': 'Not a day',
    'no-year': 'The year is not known: the file has no period',
    'outside-period': 'Outside the period of the file',
    'bad-amount': 'Not an amount',
    'bad-balance': 'Not a balance',
    'breaks-balance': 'The balance is not the one before and this amount',
  },
};
