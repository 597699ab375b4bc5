export const forgotPasswordTextsId = {
  ask: {
    title: 'Lupa kata sandi',
    lead: 'Tulis alamat email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru.',
    email: 'Email',
    submit: 'Kirim tautan',
  },
  sent: {
    title: 'Periksa kotak masuk Anda',
    text: 'Jika {email} terdaftar, email berisi tautan sudah dikirim ke sana. Tautan berlaku sebentar; periksa juga folder spam.',
    again: 'Kirim ke alamat lain',
  },
  reset: {
    title: 'Buat kata sandi baru',
    lead: 'Setelah kata sandi diganti, semua sesi, token API, dan akun tertaut berakhir.',
    password: 'Kata sandi baru',
    submit: 'Simpan kata sandi',
    expired: 'Tautan ini sudah dipakai atau kedaluwarsa.',
    askAgain: 'Minta tautan baru',
  },
  done: { title: 'Kata sandi sudah diganti', text: 'Silakan masuk dengan kata sandi yang baru.' },
  login: 'Ke halaman masuk',
} as const;
