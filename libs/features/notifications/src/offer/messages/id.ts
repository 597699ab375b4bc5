export const pushOfferTextsId = {
  title: 'Ingin dikabari di perangkat ini?',
  text: 'Kami beri tahu begitu laporan Anda dikerjakan, dibalas, atau selesai.',
  accept: 'Ya, kabari saya',
  dismiss: 'Lain kali',
  accepted: 'Anda akan dikabari di perangkat ini. Aturannya ada di halaman akun.',
  denied: 'Peramban menolak pemberitahuan. Anda dapat mengizinkannya di pengaturan peramban.',
  failed: 'Pemberitahuan belum dapat diaktifkan. Silakan coba lagi.',
} as const;
