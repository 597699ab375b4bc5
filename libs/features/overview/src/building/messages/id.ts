export const overviewTextsId = {
  openNumber: '{number}. Buka halamannya: {label}',
  waiting: {
    title: 'Menunggu sekarang',
    all: 'Semua tiket',
    failed: 'Tiket belum dapat dimuat',
    empty: { title: 'Tidak ada yang menunggu', text: 'Tiket terbuka tampil di sini, yang paling mendesak di atas.' },
    joining: '{count, plural, other {# orang menunggu persetujuan}}',
    joiningText: 'Buka permintaan bergabung',
  },
  news: {
    title: 'Pengumuman dan topik',
    all: 'Lihat semua',
    empty: 'Belum ada pengumuman atau topik.',
    outages: 'Gangguan layanan belum dapat dimuat',
    notices: 'Info gedung belum dapat dimuat',
    topics: 'Topik belum dapat dimuat',
    until: 'berlaku sampai {until}',
  },
} as const;
