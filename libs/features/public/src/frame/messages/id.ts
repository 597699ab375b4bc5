export const publicTextsId = {
  home: 'Imah, ke halaman depan',
  legal: 'Dokumen hukum',
  terms: 'Syarat',
  privacy: 'Privasi',
  cookie: 'Cookie',
  otherLanguage: 'English',
  login: 'Masuk',
  register: 'Buat akun',
  tagline: 'Satu tempat untuk menjalankan gedung.',
} as const;
