export const verifyTextsId = {
  title: 'Verifikasi alamat email',
  lead: 'Tekan tombol di bawah untuk memastikan bahwa alamat email ini milik Anda.',
  submit: 'Ya, ini alamat email saya',
  done: { title: 'Alamat email terverifikasi', text: 'Alamat {email} sekarang dipakai untuk akun Anda.' },
  expired: 'Tautan ini sudah dipakai atau kedaluwarsa. Minta email baru di halaman Akun.',
  missing: 'Buka halaman ini lewat tautan dalam email yang kami kirim ke alamat email Anda.',
  account: 'Ke halaman Akun',
  home: 'Ke Beranda',
  login: 'Ke halaman masuk',
} as const;
