export const id = {
  navigation: {
    beranda: 'Beranda',
    dashboard: 'Dasbor',
    report: 'Lapor',
    tagihan: 'Tagihan',
    saldo: 'Saldo',
    finances: 'Keuangan',
    assets: 'Aset',
    products: 'Produk',
    settings: 'Pengaturan',
    sectionMoney: 'Uang',
    sectionThings: 'Barang',
    sectionManage: 'Kelola',
  },
  person: { open: 'Menu akun', account: 'Akun', link: 'Tautan dan token', logout: 'Keluar', unnamed: 'Memuat nama' },
  buildings: { choose: 'Pilih gedung', all: 'Semua gedung', loading: 'Memuat gedung' },
  colorMode: { light: 'Pakai mode terang', dark: 'Pakai mode gelap' },
  demo: {
    notice: 'Demo dengan data contoh, hanya di komputer ini.',
    remove: 'Hapus demo',
  },
  waiting: 'Memeriksa sesi Anda',
} as const;
