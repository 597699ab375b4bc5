export const id = {
  navigation: {
    beranda: 'Beranda',
    tickets: 'Tiket',
    reports: 'Laporan saya',
    report: 'Lapor',
    building: 'Gedung',
    dashboard: 'Dasbor',
    settings: 'Pengaturan',
    soon: 'Segera hadir',
  },
  person: { open: 'Menu akun', account: 'Akun', link: 'Tautan dan token', logout: 'Keluar', unnamed: 'Memuat nama' },
  buildings: { choose: 'Pilih gedung', all: 'Semua gedung', loading: 'Memuat gedung' },
  colorMode: { light: 'Pakai mode terang', dark: 'Pakai mode gelap' },
  waiting: 'Memeriksa sesi Anda',
} as const;
