export const formTextsId = {
  invalid: 'Ada isian yang perlu diperbaiki.',
  required: 'Wajib diisi',
  cancel: 'Batal',
  email: 'Tulis alamat email yang lengkap, misalnya nama@contoh.id.',
  network: 'Tidak ada sambungan ke server. Isian Anda tetap ada; periksa internet Anda, lalu coba lagi.',
  timeout: 'Server lama tidak menjawab. Isian Anda tetap ada; silakan coba lagi.',
  server: 'Ada gangguan di server. Isian Anda tetap ada; silakan coba lagi sebentar lagi.',
  wait: 'Terlalu banyak percobaan. Silakan coba lagi dalam {duration}.',
  waitUnknown: 'Terlalu banyak percobaan. Silakan tunggu sebentar, lalu coba lagi.',
} as const;
