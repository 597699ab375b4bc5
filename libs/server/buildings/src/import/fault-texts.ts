import type { Locale } from '@imah/contract/core/words';

/** What can be wrong with a row, or with the input as a whole. */
export type ImportFault =
  | 'no-rows'
  | 'too-many-rows'
  | 'no-heading'
  | 'missing'
  | 'bad-code'
  | 'code-taken'
  | 'code-twice'
  | 'bad-floor'
  | 'too-long'
  | 'bad-kind'
  | 'bad-area'
  | 'bad-status'
  | 'bad-npp'
  | 'npp-sum'
  | 'bad-role'
  | 'bad-phone'
  | 'bad-email'
  | 'bad-day'
  | 'unknown-unit'
  | 'other-email'
  | 'row-twice'
  | 'no-invitee-heading'
  | 'too-many-invitees'
  | 'unreadable'
  | 'pattern-backwards'
  | 'pattern-same-code';

export const importFaultTexts: Readonly<Record<Locale, Readonly<Record<ImportFault, string>>>> = {
  id: {
    'no-rows': 'Tidak ada baris unit di sini',
    'too-many-rows': 'Terlalu banyak baris; paling banyak 20.000 sekali impor',
    'no-heading': 'Baris pertama harus memuat judul kolom, paling sedikit: unit',
    missing: 'Wajib diisi',
    'bad-code': 'Kode unit hanya huruf, angka, dan tanda hubung, paling banyak 40 karakter',
    'code-taken': 'Kode ini sudah dipakai di gedung ini',
    'code-twice': 'Kode ini muncul lebih dari sekali',
    'bad-floor': 'Lantai tidak dikenal; tulis angka, Dasar, atau B1',
    'too-long': 'Terlalu panjang',
    'bad-kind': 'Jenis tidak dikenal; pakai hunian, komersial, parkir, gudang, atau fasum',
    'bad-area': 'Luas harus angka lebih dari 0, dalam m²',
    'bad-status': 'Status tidak dikenal; pakai kosong, dihuni, disewakan, atau renovasi',
    'bad-npp': 'NPP harus angka dari 0 sampai 100',
    'npp-sum': 'Jumlah NPP semua unit di gedung ini harus 100%, atau kosongkan semuanya',
    'bad-role': 'Peran tidak dikenal; pakai pemilik, penyewa, keluarga, atau pekerja',
    'bad-phone': 'Nomor telepon tidak benar',
    'bad-email': 'Alamat email tidak benar',
    'bad-day': 'Tanggal tidak benar; tulis seperti 20/11/2026',
    'unknown-unit': 'Unit ini tidak ada di gedung ini',
    'other-email': 'Orang ini tercatat di unit ini dengan alamat email lain',
    'row-twice': 'Orang ini sudah ada di baris lain untuk unit yang sama',
    'no-invitee-heading': 'Baris pertama harus memuat judul kolom: unit, penghuni, dan email',
    'too-many-invitees': 'Terlalu banyak orang; paling banyak 200 sekali unggah',
    unreadable: 'Berkas tidak dapat dibaca; pakai CSV atau XLSX',
    'pattern-backwards': 'Lantai terakhir mendahului lantai pertama',
    'pattern-same-code': 'Pola ini memberi kode yang sama pada beberapa unit; tambahkan {L} dan {N}',
  },
  en: {
    'no-rows': 'There are no rows of units here',
    'too-many-rows': 'Too many rows; at most 20,000 at once',
    'no-heading': 'The first row has to name the columns, at least: unit',
    missing: 'Required',
    'bad-code': 'A unit code has only letters, digits and hyphens, at most 40 characters',
    'code-taken': 'This building has this code already',
    'code-twice': 'This code is here more than once',
    'bad-floor': 'Unknown floor; write a number, Dasar or B1',
    'too-long': 'Too long',
    'bad-kind': 'Unknown kind; use residential, commercial, parking, storage or common',
    'bad-area': 'The area has to be a number above 0, in m²',
    'bad-status': 'Unknown status; use vacant, occupied, rented or renovation',
    'bad-npp': 'The share (NPP) has to be a number from 0 to 100',
    'npp-sum': 'The shares (NPP) of all units of this building have to be 100% together, or leave all of them empty',
    'bad-role': 'Unknown role; use owner, tenant, family or staff',
    'bad-phone': 'This is not a telephone number',
    'bad-email': 'This is not an email address',
    'bad-day': 'This is not a date; write it like 20/11/2026',
    'unknown-unit': 'This building has no such unit',
    'other-email': 'This person is on record in this unit with another email address',
    'row-twice': 'This person is in another row for the same unit',
    'no-invitee-heading': 'The first row has to name the columns: unit, occupant and email',
    'too-many-invitees': 'Too many people; at most 200 at once',
    unreadable: 'The file cannot be read; use CSV or XLSX',
    'pattern-backwards': 'The last floor comes before the first',
    'pattern-same-code': 'This pattern gives several units the same code; add {L} and {N}',
  },
};
