import { type LegalDocument, list, table, text } from '../legal-document.ts';

export const cookieId: LegalDocument = {
  title: 'Cookie dan Penyimpanan',
  summary:
    'Imah memakai dua cookie: untuk mengenali sesi Anda dan peramban Anda. Tidak ada cookie iklan, statistik, atau pihak ketiga, sehingga tidak ada spanduk persetujuan.',
  version: '2026-11-01',
  inForce: 'Berlaku sejak 1 November 2026.',
  contentsLabel: 'Isi halaman',
  sections: [
    {
      id: 'kuki',
      heading: 'Cookie yang dipakai',
      blocks: [
        table(
          ['Nama', 'Gunanya', 'Berlaku'],
          [
            'imah_session (di https: __Host-imah_session)',
            'Mengenali Anda sesudah masuk. Tidak dapat dibaca skrip (HttpOnly), hanya dikirim ke situs ini (SameSite=Lax), dan di https hanya lewat sambungan aman (Secure)',
            'Sampai Anda keluar, paling lama 30 hari',
          ],
          [
            'imah_device (di https: __Host-imah_device)',
            'Mengenali peramban yang pernah Anda pakai untuk masuk, sehingga orang lain yang salah menebak kata sandi Anda tidak mengunci Anda di sana. Sifatnya sama dengan cookie di atas',
            'Sampai 180 hari sejak Anda terakhir masuk, juga setelah Anda keluar',
          ],
        ),
        text(
          'Kedua cookie ini mutlak diperlukan untuk masuk dengan aman. Cookie dibuat saat Anda masuk, bukan saat Anda berkunjung.',
        ),
      ],
    },
    {
      id: 'penyimpanan',
      heading: 'Penyimpanan di peramban Anda',
      blocks: [
        text('Beberapa pilihan disimpan di peramban Anda sendiri dan tidak dikirim ke server:'),
        table(
          ['Nama', 'Tempat', 'Gunanya', 'Berlaku'],
          [
            'imah-color-mode',
            'Penyimpanan lokal',
            'Tampilan terang, gelap, atau mengikuti sistem',
            'Sampai Anda menghapusnya',
          ],
          ['imah-locale', 'Penyimpanan lokal', 'Bahasa yang Anda pilih', 'Sampai Anda menghapusnya'],
          ['imah-sidebar', 'Penyimpanan lokal', 'Bilah sisi terbuka atau terlipat', 'Sampai Anda menghapusnya'],
          [
            'imah-boarding',
            'Penyimpanan sesi',
            'Isian gedung pertama yang belum selesai',
            'Sampai tab ditutup atau isian terkirim',
          ],
          [
            'imah-reloads',
            'Penyimpanan sesi',
            'Mencegah halaman dimuat ulang berkali-kali setelah pembaruan',
            'Sampai tab ditutup',
          ],
        ),
      ],
    },
    {
      id: 'mengatur',
      heading: 'Cara mengaturnya',
      blocks: [
        list(
          'Keluar dari Imah menghapus sesi di server dan cookie sesi di peramban Anda. Mengakhiri semua sesi lain membuat peramban lain tidak dikenali lagi.',
          'Lewat pengaturan peramban Anda dapat menghapus atau memblokir cookie dan penyimpanan situs ini. Bila cookie diblokir, Anda tidak dapat masuk; halaman umum tetap dapat dibaca.',
        ),
        text(
          'Bila suatu saat kami hendak memakai cookie yang tidak mutlak diperlukan, kami meminta persetujuan Anda lebih dahulu, tanpa kotak yang sudah dicentang.',
        ),
      ],
    },
  ],
};
