/** Of whom an organisation asks a second factor. */
export const secondFactorTextsId = {
  saved: 'Perubahan disimpan.',
  title: 'Verifikasi dua langkah',
  failed: 'Aturan verifikasi dua langkah belum dapat dimuat',
  danger:
    'Setelah masa tenggang, anggota tanpa verifikasi dua langkah tidak dapat membuka apa pun di organisasi ini, termasuk lewat token API, sampai mengaktifkannya.',
  ownFirst: 'Aktifkan dahulu untuk akun Anda sendiri.',
  ownOpen: 'Buka keamanan akun',
  label: 'Diwajibkan untuk',
  audiences: { nobody: 'Tidak diwajibkan', staff: 'Petugas', everybody: 'Semua anggota' },
  hints: {
    nobody: 'Setiap anggota memilih sendiri.',
    staff: 'Siapa pun yang haknya lebih dari penghuni.',
    everybody: 'Petugas dan penghuni.',
  },
  days: 'Masa tenggang (hari)',
  daysHint: 'Anggota baru mendapat masa yang sama sejak bergabung. 0 berarti langsung berlaku.',
  daysWrong: 'Isi angka dari 0 sampai {most}.',
  save: 'Terapkan kewajiban',
  list: 'Anggota yang belum mengaktifkan',
  listFailed: 'Daftar anggota yang belum mengaktifkan tidak dapat dimuat',
  allHave: 'Semua yang diwajibkan sudah mengaktifkan',
  due: 'Batas {date}',
  dueReminded: 'Batas {date}, diingatkan {reminded}',
  remind: 'Ingatkan',
  reminded: '{name} sudah diingatkan.',
  more: 'Tampilkan lebih banyak',
} as const;
