export const sequenceTextsId = {
  label: 'Daftar asal',
  back: 'Kembali ke daftar',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  place: '{at} dari {all}',
} as const;
