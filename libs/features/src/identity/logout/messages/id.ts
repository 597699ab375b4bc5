export const logoutId = {
  title: 'Mengeluarkan Anda',
  leaving: 'Sesi Anda sedang diakhiri.',
  failed: 'Sesi belum dapat diakhiri di server. Anda masih masuk; periksa sambungan Anda, lalu coba lagi.',
  retry: 'Coba lagi',
  back: 'Kembali ke Beranda',
} as const;
