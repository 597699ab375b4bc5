/** Words of products that come from a table and leave as one. */
export const importTextsId = {
  import: {
    title: 'Impor',
    lead: 'SKU yang sudah ada diperbarui; kolom kosong tidak mengubah apa pun. Dapat dibatalkan dalam 24 jam.',
    source: 'Asal produk',
    textHint:
      'Salin sel dari Excel atau Google Sheets, termasuk baris judul. Kolom wajib: SKU, dan nama untuk produk baru. Kolom lain: jenis, satuan, kategori, pajak, keterangan, status, gedung, harga, berlaku.',
    fileHint: 'Baris pertama memuat judul kolom. Maksimal 6 MB, 5.000 baris.',
    ready:
      'Siap disimpan: {created, number} produk baru, {changed, number} berubah, {same, number} tetap, {prices, number} harga.',
    preview: 'Contoh produk yang akan disimpan',
    becomes: 'menjadi',
    created: 'baru',
    changed: 'berubah',
    noPrice: 'tetap',
    apply: 'Simpan {count, number} produk',
    applyGood: 'Simpan {count, number} produk yang benar',
    done: '{created, number} produk ditambahkan, {changed, number} diperbarui.',
  },
  columns: {
    sku: 'SKU',
    name: 'nama',
    kind: 'jenis',
    unit: 'satuan',
    category: 'kategori',
    tax: 'pajak',
    description: 'keterangan',
    state: 'status',
    building: 'gedung',
    price: 'harga',
    from: 'berlaku',
  },
  recent: {
    title: 'Impor 24 jam terakhir',
    what: '{created, number} baru, {changed, number} berubah, {prices, number} harga',
    by: '{age}, oleh {name}',
    undo: 'Batalkan impor',
    undone: 'Impor dibatalkan; produk kembali seperti semula.',
    isUndone: 'Dibatalkan',
    refused: 'Impor ini tidak dapat dibatalkan lagi.',
  },
  export: {
    title: 'Ekspor',
    lead: 'Semua produk dengan harga hari ini; berkasnya dapat diubah lalu diimpor lagi.',
    csv: 'Unduh CSV',
    xlsx: 'Unduh XLSX',
  },
} as const;
