export const writingTextsId = {
  replies: 'Balasan tersimpan',
  mention: 'Sebut nama',
  people: 'Yang dapat disebut',
  found: '{count, plural, =0 {Tidak ada yang cocok} other {# pilihan. Pakai panah, lalu Enter.}}',
  noReplies: 'Belum ada balasan tersimpan. Pengelola menambahnya di pengaturan tiket.',
  noMatch: 'Tidak ada yang cocok',
  loading: 'Memuat…',
  failed: 'Belum dapat dimuat. Tetap dapat ditulis sendiri.',
  unnamed: 'Bapak/Ibu',
} as const;
