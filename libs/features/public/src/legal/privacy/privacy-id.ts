import { type LegalDocument, list, table, text } from '../legal-document.ts';

export const privacyId: LegalDocument = {
  title: 'Kebijakan Privasi',
  summary:
    'Data pribadi apa yang diolah Imah, untuk apa, atas dasar apa, berapa lama, dan bagaimana Anda menggunakan hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).',
  version: '2026-11-01',
  inForce: 'Berlaku sejak 1 November 2026.',
  contentsLabel: 'Isi kebijakan',
  sections: [
    {
      id: 'pengendali',
      heading: 'Siapa yang bertanggung jawab',
      blocks: [
        text(
          'Imah dipakai oleh organisasi yang mengelola gedung: pengelola, perhimpunan penghuni (PPPSRS), pemilik, atau penyedia jasa. Organisasi yang mengundang Anda adalah pengendali data pribadi untuk data penghuni, unit, tagihan, dan laporan di gedungnya. Nama organisasi itu tertera di halaman Akun Anda.',
        ),
        text(
          'Penyelenggara Imah di alamat situs ini adalah pengendali data pribadi untuk akun Anda (nama, email, kata sandi, sesi), dan prosesor data pribadi untuk data yang dimasukkan organisasi. Sebagai prosesor, penyelenggara hanya bertindak atas perintah organisasi (Pasal 51 UU PDP).',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'Data yang diolah',
      blocks: [
        table(
          ['Kelompok', 'Isinya', 'Asalnya'],
          [
            'Akun',
            'Nama, alamat email, kata sandi (hanya hash Argon2id), bahasa, versi ketentuan yang Anda setujui',
            'Anda',
          ],
          ['Sesi', 'Waktu masuk dan terakhir aktif, alamat IP, jenis peramban', 'Perangkat Anda, saat Anda masuk'],
          ['Keanggotaan', 'Organisasi, peran, izin, dan gedung yang boleh Anda lihat', 'Organisasi Anda'],
          ['Hunian', 'Unit, peran sebagai pemilik atau penyewa, nomor telepon', 'Anda atau organisasi'],
          [
            'Perangkat gedung',
            'Pembacaan meter dan sensor. Pembacaan yang melekat pada unit Anda adalah data pribadi Anda',
            'Perangkat di gedung',
          ],
          [
            'Tindakan',
            'Perintah ke perangkat, perubahan data, dan siapa yang melakukannya',
            'Sistem, saat tindakan dilakukan',
          ],
        ),
        text(
          'Imah tidak memakai pelacak iklan, tidak membeli data, dan tidak menjual data. Data pribadi yang bersifat spesifik, seperti data biometrik dan data kesehatan, tidak diminta.',
        ),
      ],
    },
    {
      id: 'tujuan',
      heading: 'Tujuan dan dasar pemrosesan',
      blocks: [
        text('Setiap pemrosesan mempunyai satu dasar menurut Pasal 20 UU PDP:'),
        table(
          ['Tujuan', 'Dasar'],
          [
            'Membuat akun, mengenali Anda, menjaga Anda tetap masuk',
            'Pelaksanaan perjanjian dengan Anda (Syarat dan Ketentuan)',
          ],
          [
            'Menampilkan gedung, perangkat, dan alarm kepada orang yang berwenang',
            'Pelaksanaan perjanjian pengelolaan gedung',
          ],
          [
            'Menghitung pemakaian, tagihan, dan pembukuan',
            'Pelaksanaan perjanjian; kewajiban hukum perpajakan dan pembukuan',
          ],
          [
            'Mencatat siapa melakukan apa, mencegah penyalahgunaan, membatasi percobaan masuk',
            'Kepentingan yang sah: keamanan orang, gedung, dan akun',
          ],
          ['Memperingatkan tentang kebakaran, gas, atau lift macet', 'Pelindungan kepentingan vital'],
          ['Mengirim kabar yang tidak wajib', 'Persetujuan Anda, yang dapat ditarik kapan saja'],
        ),
        text(
          'Tidak ada keputusan berakibat hukum yang diambil semata-mata oleh mesin. Pembuatan profil tidak dilakukan.',
        ),
      ],
    },
    {
      id: 'hak',
      heading: 'Hak Anda dan batas waktunya',
      blocks: [
        text(
          'Anda berhak atas hal-hal berikut (Pasal 5–13 UU PDP). Permintaan dicatat saat diterima, dan pengendali menjawab paling lambat 3 × 24 jam sejak itu untuk hak yang ditandai.',
        ),
        table(
          ['Hak', 'Batas waktu'],
          [
            'Mendapat informasi tentang siapa yang meminta data, dasar, dan tujuannya',
            'Selalu tersedia di halaman ini',
          ],
          ['Melengkapi dan memperbaiki data yang keliru', '3 × 24 jam'],
          ['Mendapat akses dan salinan, termasuk jejak pemrosesan', '3 × 24 jam'],
          ['Menarik persetujuan', 'Pemrosesan dihentikan paling lambat 3 × 24 jam'],
          ['Menunda atau membatasi pemrosesan', '3 × 24 jam'],
          [
            'Mengakhiri pemrosesan, menghapus, atau memusnahkan data',
            'Sesudah masa simpan wajib di bawah; Anda diberi tahu hasilnya',
          ],
          ['Mendapat dan memindahkan data dalam bentuk yang terbaca mesin', 'Bersama salinan data'],
          ['Mengajukan keberatan atas keputusan otomatis', 'Tidak ada keputusan otomatis yang diambil'],
          ['Menggugat dan menerima ganti rugi', 'Menurut hukum acara yang berlaku'],
        ),
        text(
          'Sampaikan permintaan kepada pengelola gedung Anda. Kami memastikan bahwa permintaan datang dari Anda sebelum menyerahkan data. Permintaan tidak dipungut biaya.',
        ),
      ],
    },
    {
      id: 'masa-simpan',
      heading: 'Berapa lama data disimpan',
      blocks: [
        table(
          ['Data', 'Masa simpan'],
          ['Akun', 'Selama akun ada; sesudah dihapus, nama Anda diganti penanda pada catatan yang wajib disimpan'],
          ['Sesi', 'Paling lama 30 hari, atau sampai Anda keluar'],
          [
            'Pembacaan perangkat',
            'Rinci 30 hari; ringkasan lima menit 90 hari; ringkasan jam 3 tahun; ringkasan harian selama gedung dikelola',
          ],
          ['Alarm', '2 tahun'],
          ['Perintah ke perangkat', '90 hari'],
          ['Jejak audit', '5 tahun'],
          [
            'Pembukuan, tagihan, dan bukti bayar',
            '10 tahun, sebagaimana diwajibkan Pasal 28 ayat (11) Undang-Undang Ketentuan Umum dan Tata Cara Perpajakan',
          ],
          ['Catatan teknis server', '14 hari'],
        ),
        text(
          'Organisasi dapat menetapkan masa simpan yang lebih pendek sepanjang hukum mengizinkan. Data yang wajib disimpan tetap ada sesudah permintaan penghapusan, dalam bentuk yang tidak lagi menyebut nama Anda.',
        ),
      ],
    },
    {
      id: 'penerima',
      heading: 'Kepada siapa data diberikan',
      blocks: [
        list(
          'Orang di organisasi Anda, sejauh izin yang diberikan kepadanya. Organisasi lain di situs yang sama tidak dapat melihatnya.',
          'Penyedia email yang dipasang penyelenggara, hanya untuk email yang Anda minta, seperti penyetelan ulang kata sandi.',
          'Lembaga negara yang berwenang, bila undang-undang mewajibkan.',
        ),
        text(
          'Data disimpan di server penyelenggara. Imah tidak mengirim data pribadi ke luar Indonesia dengan sendirinya; bila penyelenggara memakai server di negara lain, syarat Pasal 56 UU PDP dipenuhi lebih dahulu.',
        ),
      ],
    },
    {
      id: 'keamanan',
      heading: 'Keamanan dan kebocoran',
      blocks: [
        text(
          'Kata sandi disimpan sebagai hash Argon2id, sesi disimpan sebagai hash, dan cookie sesi tidak dapat dibaca skrip. Setiap akses ditolak kecuali diizinkan, dan perubahan tercatat.',
        ),
        text(
          'Bila pelindungan data gagal, Anda dan lembaga yang berwenang diberi tahu secara tertulis paling lambat 3 × 24 jam (Pasal 46 UU PDP): data apa yang terungkap, kapan dan bagaimana, serta apa yang dilakukan untuk mengatasinya.',
        ),
      ],
    },
    {
      id: 'anak',
      heading: 'Anak dan penyandang disabilitas',
      blocks: [
        text(
          'Akun dibuat oleh orang dewasa. Data anak hanya diolah atas persetujuan orang tua atau wali (Pasal 25 UU PDP). Penyandang disabilitas dilayani dengan cara komunikasi yang sesuai; halaman Imah dapat dipakai dengan papan ketik dan pembaca layar.',
        ),
      ],
    },
    {
      id: 'perubahan',
      heading: 'Perubahan dan kontak',
      blocks: [
        text(
          'Bila kebijakan ini berubah, versi baru ditampilkan di halaman ini dengan tanggal berlakunya; perubahan yang menyangkut hak Anda diberitahukan sebelum berlaku.',
        ),
        text(
          'Untuk pertanyaan, permintaan, atau keluhan, hubungi pengelola gedung yang mengundang Anda. Bila menyangkut akun Anda, hubungi penyelenggara situs ini dengan membalas email mana pun yang dikirim Imah kepada Anda. Anda juga berhak mengadu kepada lembaga pelindungan data pribadi.',
        ),
      ],
    },
  ],
};
