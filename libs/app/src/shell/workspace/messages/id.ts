export const workspaceTextsId = {
  navigation: {
    beranda: 'Beranda',
    tickets: 'Tiket',
    reports: 'Laporan saya',
    report: 'Lapor',
    building: 'Gedung',
    bills: 'Tagihan',
    wallet: 'Saldo',
    finances: 'Keuangan',
    products: 'Produk',
    orders: 'Pesanan',
    shop: 'Belanja',
    meters: 'Meteran saya',
    dashboard: 'Dasbor',
    settings: 'Pengaturan',
    soon: 'Segera hadir',
  },
  /** What residents read over pages that are called otherwise for the staff. */
  reportPages: { ticket: 'Laporan', tickets: 'Laporan saya' },
  person: { open: 'Menu akun', account: 'Akun', logout: 'Keluar', unnamed: 'Memuat nama' },
  buildings: { choose: 'Pilih gedung', all: 'Semua gedung', loading: 'Memuat gedung' },
  colorMode: { light: 'Pakai mode terang', dark: 'Pakai mode gelap' },
  viewAs: {
    notice: 'Anda melihat sebagai {group}. Tidak ada yang dapat diubah.',
    failed: 'Tampilan sebagai {group} belum dapat diakhiri. Silakan coba lagi.',
    end: 'Kembali ke hak saya',
  },
  demo: { label: 'Tentang demo ini', notice: 'Demo dengan data contoh, hanya di komputer ini.', remove: 'Hapus demo' },
  factor: {
    grace:
      '{days, plural, other {Sisa # hari untuk mengaktifkan verifikasi dua langkah yang diwajibkan}} {organization}.',
    withheld: '{organization} baru dapat dibuka setelah verifikasi dua langkah aktif.',
    title: 'Aktifkan verifikasi dua langkah',
    text: '{organization} mewajibkannya. Setelah aktif, Anda kembali ke halaman ini.',
    open: 'Aktifkan sekarang',
  },
  email: { notice: 'Alamat {email} belum diverifikasi.', open: 'Verifikasi' },
} as const;
