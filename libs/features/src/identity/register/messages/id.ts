export const registerId = {
  title: 'Buat akun',
  lead: 'Sudah punya akun? <login>Masuk</login>',
  name: 'Nama lengkap',
  email: 'Email',
  emailHint: 'Dipakai untuk masuk dan untuk mengatur ulang kata sandi.',
  password: 'Kata sandi',
  terms: 'Saya menyetujui <terms>Syarat dan Ketentuan</terms> dan telah membaca <privacy>Kebijakan Privasi</privacy>.',
  termsMissing: 'Anda perlu menyetujui Syarat dan Ketentuan untuk membuat akun.',
  submit: 'Buat akun',
} as const;
