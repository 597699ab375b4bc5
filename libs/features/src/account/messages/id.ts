export const accountId = {
  title: 'Akun',
  profile: {
    title: 'Profil',
    name: 'Nama',
    email: 'Email',
    organizations: 'Organisasi',
    none: 'Belum menjadi anggota organisasi',
  },
  display: {
    title: 'Bahasa dan tampilan',
    language: 'Bahasa',
    languages: { id: 'Bahasa Indonesia', en: 'English' },
    colorMode: 'Tampilan',
    colorModes: { light: 'Terang', dark: 'Gelap', system: 'Ikuti sistem' },
  },
  password: {
    title: 'Ganti kata sandi',
    lead: 'Sesudah diganti, semua sesi lain berakhir.',
    current: 'Kata sandi sekarang',
    next: 'Kata sandi baru',
    submit: 'Ganti kata sandi',
    done: 'Kata sandi sudah diganti. Semua sesi lain sudah berakhir.',
  },
  session: { title: 'Sesi', text: 'Keluar mengakhiri sesi di perangkat ini.', logout: 'Keluar' },
  demo: {
    title: 'Peragaan',
    text: 'Organisasi, akun, dan perangkat contoh dapat dihapus semuanya dengan satu tindakan. Ini tidak dapat dibatalkan.',
    ask: 'Mintalah pemilik organisasi contoh untuk menghapusnya.',
    remove: 'Hapus peragaan',
    confirmTitle: 'Hapus peragaan?',
    confirmText:
      'Semua organisasi, akun, dan perangkat contoh akan dihapus, termasuk akun yang sedang Anda pakai. Ini tidak dapat dibatalkan.',
    failed: 'Peragaan belum dapat dihapus. Silakan coba lagi.',
  },
} as const;
