export const shortcutTextsId = {
  title: 'Pintasan papan ketik',
  help: 'Daftar pintasan ini',
  single: 'Pakai pintasan satu tombol',
  singleHint: 'Disimpan di perangkat ini. Ctrl K tetap berlaku.',
  between: 'lalu',
  groups: { general: 'Umum', pages: 'Buka halaman', rows: 'Daftar dan papan' },
} as const;
