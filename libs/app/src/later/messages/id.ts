export const laterTextsId = {
  back: 'Ke Beranda',
  notYet: 'Belum tersedia.',
  soon: {
    title: 'Segera hadir',
    lead: 'Bagian berikut belum dapat dipakai. Menu lain hanya memuat yang sudah siap.',
    none: 'Tidak ada yang ditunggu',
  },
  assets: {
    title: 'Aset',
    text: 'Daftar aset semua gedung beserta label QR dan jadwal perawatannya akan tampil di sini.',
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
