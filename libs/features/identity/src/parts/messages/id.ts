export const authTextsId = {
  statement: 'Satu layar untuk semua yang terjadi di gedung Anda.',
  points: {
    live: 'Nilai meter, suhu, dan pompa bergerak langsung di layar.',
    control: 'Perintah terkirim, lalu perangkat yang menjawab.',
    privacy: 'Setiap izin diberikan dengan sengaja, setiap perubahan tercatat.',
  },
  password: {
    length: 'Minimal {count, number} karakter',
    distinct: 'Minimal {count, number} karakter yang berbeda',
    notEmail: 'Tidak sama dengan nama di email Anda',
    uncommon: 'Tidak umum dipakai orang; yang pendek diperiksa saat dikirim',
    faults: {
      'too-short': 'Kata sandi terlalu pendek.',
      'too-long': 'Kata sandi terlalu panjang.',
      'too-few-characters': 'Pakai lebih banyak karakter yang berbeda.',
      'same-as-email': 'Kata sandi tidak boleh sama dengan nama di email Anda.',
      common: 'Kata sandi ini terlalu umum.',
    },
  },
} as const;
