export const stepUpTextsId = {
  title: 'Konfirmasi bahwa ini Anda',
  lead: 'Tindakan ini penting, jadi kami perlu memastikan bahwa Anda sendiri yang melakukannya.',
  none: 'Akun Anda belum memiliki kata sandi atau verifikasi dua langkah. Buat kata sandi dulu lewat “Lupa kata sandi”.',
  password: 'Kata sandi Anda',
  code: 'Kode verifikasi',
  codeHint: 'Enam angka dari aplikasi autentikator, atau salah satu kode pemulihan.',
  use: { password: 'Pakai kata sandi', code: 'Pakai kode verifikasi', provider: 'Konfirmasi lewat {name}' },
  wrong: 'Belum cocok. Setelah 5 kali salah, akun dikunci sementara.',
  cancel: 'Batal',
  submit: 'Konfirmasi',
} as const;
