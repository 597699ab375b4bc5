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
  | 'no-devices'
  | 'no-device-heading'
  | 'too-many-devices'
  | 'no-places'
  | 'bad-template'
  | 'unknown-type'
  | 'unknown-section'
  | 'unknown-floor'
  | 'which-section'
  | 'unknown-gateway'
  | 'serial-taken'
  | 'serial-twice'
  | 'same-name'
  | 'bad-tags'
  | 'no-products'
  | 'no-product-heading'
  | 'too-many-products'
  | 'bad-sku'
  | 'bad-product-kind'
  | 'bad-product-status'
  | 'bad-tax'
  | 'bad-price'
  | 'unknown-category'
  | 'unknown-building'
  | 'sku-twice'
  | 'sku-differs'
  | 'sku-taken'
  | 'variant-twice'
  | 'too-many-variants'
  | 'price-follows'
  | 'no-openings'
  | 'no-opening-heading'
  | 'too-many-openings'
  | 'bad-month'
  | 'bad-amount'
  | 'nothing-owed'
  | 'unknown-payer'
  | 'which-payer'
  | 'no-payer'
  | 'arrears-taken'
  | 'arrears-twice'
  | 'deposit-taken'
  | 'deposit-twice'
  | 'no-budget-rows'
  | 'no-budget-heading'
  | 'too-many-budget-rows'
  | 'unknown-account'
  | 'account-twice'
  | 'year-differs'
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
    'no-devices': 'Tidak ada baris perangkat di sini',
    'no-device-heading': 'Baris pertama harus memuat judul kolom: nama dan jenis',
    'too-many-devices': 'Terlalu banyak perangkat; maksimal 5.000 sekali impor',
    'no-places': 'Tidak ada unit atau lantai di tempat ini',
    'bad-template': 'Pola nama tidak benar; tulis seperti Sensor {01..40}',
    'unknown-type': 'Jenis perangkat ini tidak dikenal',
    'unknown-section': 'Bagian ini tidak ada di gedung ini',
    'unknown-floor': 'Lantai ini tidak ada di gedung ini',
    'which-section': 'Lantai ini ada di beberapa bagian; isi juga kolom bagian',
    'unknown-gateway': 'Gateway ini tidak ada di gedung ini, atau namanya dipakai beberapa perangkat',
    'serial-taken': 'Nomor seri ini sudah dipakai perangkat lain',
    'serial-twice': 'Nomor seri ini muncul lebih dari sekali',
    'same-name': 'Perangkat dengan nama ini sudah ada di tempat yang sama',
    'bad-tags': 'Maksimal 10 tag, masing-masing 30 karakter',
    'no-products': 'Tidak ada baris produk di sini',
    'no-product-heading': 'Baris pertama harus memuat judul kolom, minimal: SKU',
    'too-many-products': 'Terlalu banyak baris; maksimal 5.000 sekali impor',
    'bad-sku': 'SKU hanya huruf, angka, dan . - _ /, maksimal 40 karakter',
    'bad-product-kind': 'Jenis tidak dikenal; pakai barang atau jasa',
    'bad-product-status': 'Status tidak dikenal; pakai draf, aktif, atau arsip',
    'bad-tax': 'Pajak tidak dikenal; pakai tanpa, ppn, atau ppn nilai lain',
    'bad-price': 'Harga harus rupiah bulat dari 0 sampai 1.000.000.000',
    'unknown-category': 'Kategori ini tidak ada, atau sudah diarsipkan',
    'unknown-building': 'Gedung ini tidak ada',
    'sku-twice': 'SKU ini muncul lebih dari sekali untuk gedung yang sama',
    'sku-taken': 'SKU ini milik produk atau varian lain',
    'variant-twice': 'Nama ini milik varian lain dari produk ini',
    'too-many-variants': 'Satu produk paling banyak mempunyai 50 varian',
    'sku-differs': 'SKU ini muncul di baris lain dengan data produk yang berbeda',
    'price-follows': 'Sudah ada harga lain yang mulai pada tanggal ini atau sesudahnya',
    'no-openings': 'Tidak ada baris tunggakan atau saldo di sini',
    'no-opening-heading': 'Baris pertama harus memuat judul kolom: unit, dan tunggakan atau saldo',
    'too-many-openings': 'Terlalu banyak baris; maksimal 5.000 sekali impor',
    'bad-month': 'Bulan tidak benar; tulis seperti 10/2026',
    'bad-amount': 'Jumlah harus rupiah bulat dari 0 sampai 100.000.000.000',
    'nothing-owed': 'Isi tunggakan atau saldo dengan jumlah di atas 0',
    'unknown-payer': 'Orang ini tidak tercatat di unit ini',
    'which-payer': 'Beberapa orang di unit ini cocok; isi kolom nama dengan alamat emailnya',
    'no-payer': 'Unit ini belum punya penanggung tagihan atau pemilik; isi kolom nama',
    'arrears-taken': 'Tunggakan ini sudah pernah diimpor',
    'arrears-twice': 'Tunggakan ini sudah ada di baris lain; bedakan lewat kolom keterangan',
    'deposit-taken': 'Saldo awal orang ini sudah pernah diimpor',
    'deposit-twice': 'Saldo orang ini sudah ada di baris lain',
    unreadable: 'Berkas tidak dapat dibaca; pakai CSV atau XLSX',
    'no-budget-rows': 'Tidak ada baris anggaran di sini',
    'no-budget-heading': 'Baris pertama harus memuat judul kolom: akun, dan setahun atau nama bulan',
    'too-many-budget-rows': 'Terlalu banyak baris; maksimal 300 sekali impor',
    'unknown-account': 'Akun ini bukan akun pendapatan atau beban organisasi ini',
    'account-twice': 'Akun ini muncul lebih dari sekali',
    'year-differs': 'Jumlah bulan-bulannya tidak sama dengan setahun',
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
    'no-devices': 'There are no rows of devices here',
    'no-device-heading': 'The first row has to name the columns: name and type',
    'too-many-devices': 'Too many devices; at most 5,000 at once',
    'no-places': 'There is no unit or floor at this place',
    'bad-template': 'This is no template of names; write it like Sensor {01..40}',
    'unknown-type': 'This type of device is not known',
    'unknown-section': 'This building has no such section',
    'unknown-floor': 'This building has no such floor',
    'which-section': 'Several sections have this floor; fill in the section too',
    'unknown-gateway': 'This building has no such gateway, or several devices have its name',
    'serial-taken': 'Another device has this serial number',
    'serial-twice': 'This serial number is here more than once',
    'same-name': 'A device of this name is at the same place already',
    'bad-tags': 'At most 10 tags of 30 characters each',
    'no-products': 'There are no rows of products here',
    'no-product-heading': 'The first row has to name the columns, at least: SKU',
    'too-many-products': 'Too many rows; at most 5,000 at once',
    'bad-sku': 'A SKU has only letters, digits and . - _ /, at most 40 characters',
    'bad-product-kind': 'Unknown kind; use goods or service',
    'bad-product-status': 'Unknown status; use draft, active or archived',
    'bad-tax': 'Unknown tax; use none, vat or vat other value',
    'bad-price': 'The price has to be whole rupiah from 0 to 1,000,000,000',
    'unknown-category': 'There is no such category, or it is archived',
    'unknown-building': 'There is no such building',
    'sku-twice': 'This SKU is here more than once for the same building',
    'sku-taken': 'This SKU is of another product or variant',
    'variant-twice': 'This name is of another variant of the product',
    'too-many-variants': 'A product has at most 50 variants',
    'sku-differs': 'This SKU is in another row with other data of the product',
    'price-follows': 'Another price begins on this day or later',
    'no-openings': 'There are no rows of arrears or deposits here',
    'no-opening-heading': 'The first row has to name the columns: unit, and arrears or balance',
    'too-many-openings': 'Too many rows; at most 5,000 at once',
    'bad-month': 'This is not a month; write it like 10/2026',
    'bad-amount': 'The amount has to be whole rupiah from 0 to 100,000,000,000',
    'nothing-owed': 'Fill in arrears or a balance above 0',
    'unknown-payer': 'This person is not on record in this unit',
    'which-payer': 'Several people of this unit match; write the email address instead of the name',
    'no-payer': 'This unit has no payer or owner yet; fill in the name',
    'arrears-taken': 'These arrears were imported before',
    'arrears-twice': 'These arrears are in another row; tell them apart by the description',
    'deposit-taken': 'The opening balance of this person was imported before',
    'deposit-twice': 'The balance of this person is in another row',
    unreadable: 'The file cannot be read; use CSV or XLSX',
    'no-budget-rows': 'There are no rows of a budget here',
    'no-budget-heading': 'The first row has to name the columns: account, and year or months',
    'too-many-budget-rows': 'Too many rows; at most 300 at once',
    'unknown-account': 'This is no account of revenue or expense of this organisation',
    'account-twice': 'This account is there more than once',
    'year-differs': 'The months do not add up to the year',
    'pattern-backwards': 'The last floor comes before the first',
    'pattern-same-code': 'This pattern gives several units the same code; add {L} and {N}',
  },
};
