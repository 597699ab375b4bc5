export const logoutTextsId = {
  title: 'Mengeluarkan Anda',
  leaving: 'Sesi Anda sedang diakhiri.',
  failed: 'Sesi belum dapat diakhiri di server. Anda masih masuk; periksa sambungan Anda, lalu coba lagi.',
  retry: 'Coba lagi',
  back: 'Kembali ke Beranda',
  unsent: {
    title: '{count, number} hal belum terkirim',
    text: 'Tulisan Anda baru tersimpan di perangkat ini. Jika Anda keluar sekarang, tulisan itu baru terkirim setelah Anda masuk lagi di perangkat ini. Orang lain yang masuk di sini tidak melihatnya.',
    stay: 'Kembali dan kirim dahulu',
    keep: 'Keluar, biarkan di perangkat',
    drop: 'Keluar dan hapus',
  },
} as const;
