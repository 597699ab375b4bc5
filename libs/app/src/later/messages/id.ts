export const laterTextsId = {
  back: 'Ke Beranda',
  notYet: 'Belum tersedia.',
  soon: {
    title: 'Segera hadir',
    lead: 'Bagian berikut belum dapat dipakai. Menu lain hanya memuat yang sudah siap.',
    none: 'Tidak ada yang ditunggu',
  },
  saldo: {
    title: 'Saldo',
    text: 'Saldo titipan, mutasi, dan isi ulang akan tampil di sini setelah pembayaran tersedia.',
  },
  assets: {
    title: 'Aset',
    text: 'Daftar aset semua gedung beserta label QR dan jadwal perawatannya akan tampil di sini.',
  },
  products: { title: 'Produk', text: 'Barang dan jasa yang ditawarkan kepada penghuni akan dikelola di sini.' },
  productList: { title: 'Daftar produk', text: 'Barang dan jasa dengan harganya per gedung akan tampil di sini.' },
  promotion: { title: 'Promosi', text: 'Potongan harga dan masa berlakunya akan diatur di sini.' },
  categories: { title: 'Kategori', text: 'Kategori barang dan jasa akan disusun di sini.' },
  importExport: {
    title: 'Impor dan ekspor',
    text: 'Daftar produk akan dapat diunggah dan diunduh di sini, dengan pemeriksaan sebelum disimpan.',
  },
  settingsDataset: {
    title: 'Data dan retensi',
    text: 'Lama penyimpanan data akan diatur di sini; masa simpan bawaan tertulis di Kebijakan Privasi.',
  },
  buildingAsset: { title: 'Aset gedung', text: 'Aset gedung ini beserta riwayat perawatannya akan tampil di sini.' },
  buildingDrive: {
    title: 'Berkas gedung',
    text: 'Dokumen gedung ini beserta tanggal berakhirnya akan disimpan di sini.',
  },
  buildingInventory: { title: 'Persediaan gedung', text: 'Stok suku cadang gedung ini akan dicatat di sini.' },
} as const;
