export const wallTextsId = {
  ended: {
    title: 'Layar ini sudah ditarik',
    text: 'Tautannya tidak berlaku lagi. Minta tautan baru kepada pengelola gedung.',
  },
  failed: 'Layar tidak dapat dimuat',
  loading: 'Memuat layar',
  screen: 'Dasbor {building}',
  empty: 'Dasbor ini belum berisi apa pun',
  connecting: 'Menyambung',
  down: 'Terputus, nilai terakhir',
  of: '{at} dari {all}',
  fullScreen: 'Layar penuh',
  trend: '{metric} dalam 24 jam terakhir',
  gone: 'Yang ditampilkan di sini tidak ada lagi.',
  calm: 'Tidak ada alarm aktif',
  noPicture: 'Gambar tidak dapat dimuat',
} as const;
