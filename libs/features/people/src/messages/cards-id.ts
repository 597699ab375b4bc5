/** The pages of the settings by their names, with what is set up there. */
export const settingsCardsId = {
  user: { title: 'Anggota', text: 'Undang orang, atur grup, gedung, dan batas waktunya.' },
  group: { title: 'Grup dan izin', text: 'Tentukan apa yang boleh dilakukan setiap grup.' },
  ticket: { title: 'Tiket', text: 'Batas waktu, jam kerja, kategori, daftar periksa, dan aturan otomatis.' },
  alarm: { title: 'Aturan alarm', text: 'Kapan nilai perangkat menjadi alarm, dicoba pada data yang lalu.' },
  device: { title: 'Jenis perangkat', text: 'Apa yang dilaporkan perangkat dan apa yang dapat diperintahkan.' },
  escalation: { title: 'Eskalasi', text: 'Siapa yang diberi tahu berikutnya bila yang mendesak belum ditangani.' },
  general: { title: 'Organisasi', text: 'Nama, jenis, NPWP, dan alamat.' },
  billing: { title: 'Tarif dan tagihan', text: 'Apa yang ditagih setiap gedung, dan dengan tarif apa.' },
  payment: { title: 'Pembayaran online', text: 'QRIS dan virtual account lewat Midtrans.' },
  audit: {
    title: 'Riwayat',
    text: 'Siapa mengubah apa dan kapan.',
    lead: 'Siapa mengubah apa dan kapan, di semua gedung yang dapat Anda lihat. Riwayat tidak dapat diubah atau dihapus.',
  },
} as const;
