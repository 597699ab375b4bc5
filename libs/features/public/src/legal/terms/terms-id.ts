import { type LegalDocument, list, text } from '../legal-document.ts';
import { termsVersion } from './terms-version.ts';

export const termsId: LegalDocument = {
  title: 'Syarat dan Ketentuan',
  summary:
    'Aturan main saat Anda memakai Imah: apa yang Anda dapat, apa yang kami harapkan, dan apa yang terjadi bila sesuatu tidak berjalan semestinya.',
  version: termsVersion,
  inForce: 'Berlaku sejak 1 November 2026.',
  contentsLabel: 'Isi ketentuan',
  sections: [
    {
      id: 'layanan',
      heading: 'Layanan',
      blocks: [
        text(
          'Imah adalah layanan untuk menjalankan gedung: melihat perangkat dan alarm, mengirim perintah ke perangkat, dan mengelola hunian. Layanan diselenggarakan oleh pihak yang memasang Imah di alamat situs ini ("Penyelenggara"). Organisasi yang mengelola gedung Anda ("Organisasi") menentukan siapa yang boleh melakukan apa di gedungnya.',
        ),
        text('Dengan membuat akun Anda menyetujui ketentuan ini. Versi yang Anda setujui dicatat bersama akun Anda.'),
      ],
    },
    {
      id: 'akun',
      heading: 'Akun Anda',
      blocks: [
        list(
          'Anda berusia minimal 18 tahun atau sudah menikah, dan memberi nama serta email yang benar.',
          'Satu akun untuk satu orang. Jangan membagikan kata sandi; tindakan dari akun Anda dianggap tindakan Anda sampai Anda melaporkan sebaliknya.',
          'Bila Anda menduga akun Anda dipakai orang lain, ganti kata sandi segera. Semua sesi lain akan berakhir.',
          'Sesudah beberapa kali salah kata sandi, akun dikunci sementara untuk melindungi Anda.',
        ),
      ],
    },
    {
      id: 'penggunaan',
      heading: 'Penggunaan yang wajar',
      blocks: [
        text('Anda tidak boleh:'),
        list(
          'mencoba melihat atau mengubah data orang, unit, atau organisasi yang bukan hak Anda;',
          'mengganggu layanan, memindai celah tanpa izin tertulis, atau mengirim permintaan otomatis di luar API yang disediakan;',
          'memasukkan isi yang melanggar hukum, memfitnah, atau melanggar privasi orang lain;',
          'menghubungkan perangkat yang tidak Anda berhak kendalikan.',
        ),
        text(
          'Penyelenggara atau Organisasi dapat menangguhkan akun yang melanggar, dengan pemberitahuan dan alasan, dan segera bila keselamatan terancam.',
        ),
      ],
    },
    {
      id: 'perangkat',
      heading: 'Perangkat dan kendali',
      blocks: [
        text(
          'Perintah yang Anda kirim menggerakkan peralatan sungguhan: pompa, pintu, penerangan. Pastikan aman sebelum mengirim. Imah menunjukkan apa yang dilaporkan perangkat, dan menandai perintah yang gagal atau kedaluwarsa.',
        ),
        text(
          'Imah bukan sistem keselamatan jiwa. Alarm kebakaran, lift, dan gas wajib tetap mempunyai sistemnya sendiri menurut peraturan. Jangan mengandalkan Imah sebagai satu-satunya peringatan.',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'Data',
      blocks: [
        text(
          'Data yang Anda atau Organisasi masukkan tetap milik Anda atau Organisasi. Penyelenggara hanya memakainya untuk menjalankan layanan, sebagaimana dijelaskan dalam Kebijakan Privasi.',
        ),
        text(
          'Organisasi bertanggung jawab mempunyai dasar yang sah untuk data penghuni dan karyawan yang dimasukkannya.',
        ),
      ],
    },
    {
      id: 'ketersediaan',
      heading: 'Ketersediaan dan perubahan',
      blocks: [
        text(
          'Penyelenggara berusaha menjaga layanan tetap berjalan dan data tetap aman, dan memberi tahu pemeliharaan terencana sebelumnya. Layanan dapat terhenti karena listrik, jaringan, atau keadaan memaksa.',
        ),
        text(
          'Fitur dapat berubah. Bila sebuah fitur yang Anda pakai dihapus, Anda diberi waktu dan cara untuk mengambil data Anda.',
        ),
      ],
    },
    {
      id: 'tanggung-jawab',
      heading: 'Tanggung jawab',
      blocks: [
        text(
          'Penyelenggara bertanggung jawab atas kerugian yang timbul karena kesengajaan atau kelalaiannya. Penyelenggara tidak bertanggung jawab atas kerugian karena pembacaan perangkat yang keliru dari pihak ketiga, perintah yang Anda kirim, atau keadaan memaksa. Ketentuan ini tidak mengurangi hak Anda menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen dan UU PDP.',
        ),
      ],
    },
    {
      id: 'berakhir',
      heading: 'Mengakhiri',
      blocks: [
        text(
          'Anda dapat berhenti memakai Imah kapan saja dan meminta akun dihapus. Penyelenggara menghapus data Anda menurut masa simpan dalam Kebijakan Privasi; catatan pembukuan tetap disimpan 10 tahun karena undang-undang mewajibkannya.',
        ),
      ],
    },
    {
      id: 'perubahan',
      heading: 'Perubahan ketentuan',
      blocks: [
        text(
          'Perubahan diumumkan di halaman ini dan di dalam aplikasi paling lambat 14 hari sebelum berlaku. Bila Anda tidak setuju, Anda dapat mengakhiri akun sebelum tanggal itu.',
        ),
      ],
    },
    {
      id: 'hukum',
      heading: 'Hukum yang berlaku',
      blocks: [
        text(
          'Ketentuan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dahulu dengan musyawarah; bila dalam 30 hari tidak tercapai, melalui Badan Penyelesaian Sengketa Konsumen atau pengadilan negeri di tempat tinggal Anda. Naskah bahasa Indonesia adalah yang mengikat.',
        ),
      ],
    },
  ],
};
