export const loginTextsId = {
  title: 'Masuk ke Imah',
  lead: 'Belum punya akun? <register>Buat akun</register>',
  email: 'Email',
  password: 'Kata sandi',
  forgot: 'Lupa kata sandi?',
  submit: 'Masuk',
  provider: 'Masuk dengan {name}',
  wrong:
    'Email atau kata sandi salah. Setelah 5 kali salah, akun dikunci sementara; coba lagi nanti atau atur ulang kata sandi.',
  unanswered: {
    title: 'Server belum menjawab',
    lead: 'Anda masuk sebagai {name} di perangkat ini.',
    text: 'Halaman terbuka lagi dengan sendirinya begitu server menjawab. Anda tidak perlu masuk ulang.',
    ask: 'Coba lagi',
    other: 'Masuk dengan akun lain',
  },
  code: {
    lead: 'Kata sandi Anda benar. Sekarang masukkan kode dari aplikasi autentikator.',
    label: 'Kode verifikasi',
    hint: 'Enam angka, atau salah satu kode pemulihan.',
    back: 'Kembali',
  },
  demo: {
    title: 'Akun contoh',
    text: 'Ketuk satu akun untuk langsung masuk. Datanya contoh dan hanya ada di komputer ini.',
    use: 'Masuk sebagai {account}',
  },
} as const;
