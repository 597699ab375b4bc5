/** What the entries of the map say, in English, by their own words. */
export const english: Readonly<Record<string, string>> = {
  'Sesi orang dari saat aplikasi dibuka sampai keluar. Aplikasi siap begitu sesi pertama selesai ditanyakan, ada atau tidak.':
    "A person's session from the opening of the application until they leave. The application is ready once the first session has been asked for, whether there is one or not.",
  'Menentukan bingkai halaman: menunggu, halaman masuk, atau dasbor dengan menu orangnya.':
    "Decides the frame of the page: waiting, the login page, or the dashboard with the person's menu.",
  Biasa: 'Usual',
  'di /imah': 'at /imah',
  'di /login': 'at /login',
  'ada sesi': 'there is a session',
  'tidak ada sesi': 'there is no session',
  gagal: 'failed',
  dikenal: 'known',
  berhasil: 'succeeded',
  'Halaman mana yang boleh dibuka. Halaman yang dijaga menunggu sampai sesi diketahui; sesudahnya dibuka atau dialihkan.':
    'Which page may be opened. A guarded page waits until the session is known; then it is opened or led elsewhere.',
  'Menentukan apakah halaman, tempat menunggu, atau halaman lain yang terlihat.':
    'Decides whether the page, the waiting place or another page is seen.',
  '/imah (perlu sesi)': '/imah (needs a session)',
  '/login (hanya tamu)': '/login (guests only)',
  '/terms (umum)': '/terms (public)',
  'Saluran langsung dengan perangkat. Bila putus, dicoba lagi sendiri; bila diam terlalu lama, diperiksa dulu.':
    'The live channel to the devices. When it breaks it is tried again by itself; when it is silent too long it is checked first.',
  'ConnectionState di kaki bilah sisi; saat luring juga OfflineCallout di atas isi halaman.':
    'ConnectionState at the foot of the sidebar; offline also OfflineCallout above the content.',
  'sandi ditolak': 'credentials refused',
  'Garis muat setinggi 3 px di atas setiap halaman. Muatan yang lebih singkat dari 10 ms tidak menampilkan apa pun.':
    'The loading bar of 3 px above every page. What loads in less than 10 ms shows nothing.',
  'LoadingBar, di tepi atas kotak ini.': 'LoadingBar, at the upper edge of this box.',
  'Satu pemberitahuan: terbuka sampai waktunya habis atau ditutup orang. Selama penunjuk atau fokus ada padanya, waktunya berhenti.':
    'One notification: open until its time is over or a person closes it. While the pointer or the focus is on it, its time stands still.',
  'Toast. Arahkan penunjuk kepadanya, atau tutup, dan lihat bagannya ikut.':
    'Toast. Point at it, or close it, and see the chart follow.',
  'Berhasil, 5 detik': 'Success, 5 seconds',
  'Kabar, 5 detik': 'Info, 5 seconds',
  'Peringatan, 8 detik': 'Warning, 8 seconds',
  'Gagal, 12 detik': 'Failure, 12 seconds',
  'Sampai ditutup': 'Until it is closed',
  'Muncul saat orang membaca yang lain': 'Comes while another one is being read',
  'Antrean pemberitahuan: paling banyak lima di layar, sisanya menunggu giliran. Semuanya berhenti bersama selama ada yang dibaca.':
    'The queue of notifications: five on the screen at most, the others wait their turn. All stand still together while one is being read.',
  'ToastContainer, seperti di setiap halaman.': 'ToastContainer, as on every page.',
  kabar: 'info',
  peringatan: 'warning',
  'yang pertama': 'the first',
  penunjuk: 'pointer',
  'Satu tooltip: tertutup, terbuka setelah menunggu, atau terbuka seketika. Tombol yang ditekan tidak membukanya.':
    'One tooltip: closed, opened after a wait, or opened at once. A button being pressed does not open it.',
  'Tooltip pada sebuah tombol.': 'Tooltip on a button.',
  'Tanpa menunggu (bawaan Imah)': 'Without a wait (as in Imah)',
  'Menunggu 700 ms': 'A wait of 700 ms',
  'tetangganya baru tertutup': 'its neighbour has just closed',
  'Yang diketahui bersama oleh tooltip yang berdampingan: sesudah satu tertutup, yang berikutnya terbuka tanpa menunggu.':
    'What neighbouring tooltips know together: after one has closed, the next opens without a wait.',
  'Tidak menggerakkan komponen sendiri: TooltipGroup menyimpannya, dan setiap Tooltip di dalamnya menanyakannya saat penunjuk datang.':
    'Drives no component of its own: TooltipGroup keeps it, and every Tooltip inside asks it when the pointer comes.',
  'Mode warna halaman: yang dipaksa halaman, jika tidak ada yang dipilih orang, jika tidak ada yang diminta sistem.':
    'The colour mode of the page: what the page forces, else what the person chose, else what the system asks for.',
  'Seluruh halaman: keadaan bagan adalah mode yang terlihat.':
    'The whole page: the state of the chart is the mode one sees.',
  'Ikut sistem, sistem terang': 'Follow the system, a light system',
  'Ikut sistem, sistem gelap': 'Follow the system, a dark system',
  'Orang memilih gelap': 'The person chose dark',
  terang: 'light',
  gelap: 'dark',
  'ikut sistem': 'follow the system',
  'Menanyakan versi baru aplikasi. Bila ada, perpindahan halaman berikutnya memuat ulang seluruh halaman, paling banyak sekali dalam 10 detik untuk tiap alamat.':
    'Asks for a new version of the application. When there is one, the next change of page loads the whole page anew, at most once in 10 seconds for each address.',
  'Tidak menggerakkan komponen: orang hanya merasakan bahwa satu perpindahan halaman memuat ulang, dan sesudah itu versinya baru.':
    'Drives no component: people only feel that one change of page loads anew, and that the version is new afterwards.',
  'ke /imah': 'to /imah',
  'ke /imah, 5 detik kemudian': 'to /imah, 5 seconds later',
  'ke /imah, 10 detik kemudian': 'to /imah, 10 seconds later',
  'versi yang sama': 'the same version',
  'versi baru': 'a new version',
  'Bagian kode halaman yang tidak sampai: halaman dimuat ulang sekali; bila itu tidak menolong, orang melihat halaman galat.':
    "A part of a page's code that does not arrive: the page is loaded anew once; when that does not help, people see the error page.",
  'Menentukan apakah halaman, muat ulang, atau halaman galat yang terlihat.':
    'Decides whether the page, a reload or the error page is seen.',
  'Belum pernah dimuat ulang': 'Never loaded anew',
  'Baru saja dimuat ulang': 'Loaded anew a moment ago',
  segera: 'at once',
  '10 detik kemudian': '10 seconds later',
  kota: 'city',
  ditolak: 'refused',
  dibayar: 'paid',
  disetujui: 'approved',
  'Kapan yang ditulis tanpa jaringan dikirim: satu per satu, oleh satu tab saja, dan dicoba lagi selama server tidak terjangkau.':
    'When what was written without a network is sent: one by one, by one tab alone, and again while the server cannot be reached.',
  'StatusBadge dan Button.': 'StatusBadge and Button.',
  'Kotak keluar satu akun': 'The outbox of one account',
  'ada jawaban': 'something was answered',
  'tidak ada yang menunggu': 'nothing waits',
  'boleh lagi dalam 5 detik': 'may go again in 5 seconds',
  'server tidak terjangkau': 'server out of reach',
  'sesi berakhir': 'session over',
  'penyimpanan rusak': 'storage broken',
  'Satu berkas ke server, bagian demi bagian. Sesudah setiap gangguan dilanjutkan dari tempat yang disebut server.':
    'One file to the server, part by part. After every disturbance it goes on from where the server says.',
  'Progress dan tombolnya.': 'Progress and its buttons.',
  'Berkas 12 MB': 'A file of 12 MB',
  'Berkas 120 MB': 'A file of 120 MB',
  'mulai dari awal': 'from the beginning',
  'sudah ada 5 MB': '5 MB are there',
  'jaringan putus': 'network lost',
  'tidak boleh': 'not allowed',
  '5 MB sampai': '5 MB arrived',
  'semua sampai': 'all arrived',
  disimpan: 'stored',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  'Satu tab di antara tab lain dari orang yang sama: satu memegang saluran langsung untuk semua, yang lain mengikutinya.':
    'One tab among the others of the same person: one holds the live channel for all, the others follow it.',
  'diambil tab lain': 'taken by another tab',
  'tidak dapat diminta': 'not to be had',
  'StatusBadge; di aplikasi tidak terlihat, karena semua tab menampilkan nilai yang sama.':
    'StatusBadge; not seen in the application, as every tab shows the same values.',
  'Yang langsung dari satu gedung. Setiap kali diizinkan, keadaan perangkat dibaca sekali, dan dicoba lagi sampai berhasil.':
    'What is live about one building. Whenever it is granted, the states of its devices are read once, and again until that succeeds.',
  'Satu gedung': 'One building',
  terbaca: 'read',
  'StatusBadge, seperti di kepala daftar perangkat.': 'StatusBadge, as above the list of devices.',
  'Halaman tiket memberi tahu bahwa ia sedang dilihat: seketika dan setiap 20 detik, dan bahwa seseorang menulis, paling sering setiap 3 detik. Lima detik tanpa ketikan, ia berhenti menulis.':
    'The page of a ticket tells that it is looked at: at once and every 20 seconds; and that somebody writes, at most every 3 seconds. After five seconds without a key they write no more.',
  'menulis balasan': 'writes a reply',
  'menulis catatan': 'writes a note',
  tutup: 'closed',
  'tutup selamanya': 'closed for good',
  'StatusBadge, dengan kata yang dilihat orang lain di halaman tiket yang sama.':
    'StatusBadge, with what others see on the page of the same ticket.',
  'Aturan alarm pada satu perangkat: syarat yang terpenuhi ditunggu, lalu menjadi alarm; yang membaik dipertahankan dulu. Selama perangkat diam tidak ada yang dimulai atau diakhiri.':
    'An alarm rule with one device: a condition that is met is waited for and becomes an alarm; one that is better is kept for a while. While the device is silent nothing begins or ends.',
  'syarat terpenuhi': 'condition met',
  'cukup lama atau sering': 'long or often enough',
  'tidak terpenuhi': 'not met',
  'sudah cukup lama membaik': 'better for long enough',
  'perangkat diam': 'device silent',
  'StatusBadge dengan keadaan aturan.': 'StatusBadge with the state of the rule.',
  'Laporan dari formulir sampai server: menunggu fotonya, kecuali tidak ada yang sampai atau pelapor tidak mau menunggu.':
    'A report from the form to the server: it waits for its photos, unless nothing gets through or the reporter will not wait.',
  'Tanpa foto': 'Without photos',
  'Dengan foto': 'With photos',
  'foto sampai': 'photos arrived',
  'foto dalam perjalanan': 'photos under way',
  'foto gagal': 'a photo failed',
  'Button, seperti di bawah formulir laporan.': 'Button, as below the form of a report.',
  'Penataan dasbor: setiap perubahan disimpan ketika tangan berhenti, dapat diurungkan, dan dilihat semua orang setelah diterbitkan.':
    'Arranging a dashboard: each change is kept when the hand rests, can be undone, and is seen by all once it is published.',
  'StatusBadge, dengan keadaan draf di atas dasbor yang ditata.':
    'StatusBadge, with the state of the draft above the dashboard that is arranged.',
  'Penggambaran denah: setiap perubahan disimpan ketika tangan berhenti, dapat diurungkan, dan dilihat semua orang setelah diterbitkan.':
    'Drawing a plan: each change is kept when the hand rests, can be undone, and is seen by all once it is published.',
  'StatusBadge, dengan keadaan draf di atas denah yang digambar.':
    'StatusBadge, with the state of the draft above the plan that is drawn.',
  'titik dipindahkan': 'an item is moved',
  'draf datang': 'the draft comes',
  'widget berubah': 'a widget changes',
  'server menyimpan': 'the server keeps it',
  'orang lain mendahului': 'somebody else was faster',
  'pulihkan versi 1': 'restore version 1',
  'Tombol yang harus ditahan: server yang mulai menghitung, dan tombol ditahan sampai waktunya penuh. Dilepas lebih awal, tidak terjadi apa-apa.':
    'A button that has to be held: the server begins to count, and it is held until that long is over. Let go before, nothing happens.',
  'server menghitung': 'the server counts',
  'server menolak': 'the server refuses',
  'StatusBadge, dengan keadaan tombol yang ditahan di halaman perangkat.':
    'StatusBadge, with the state of the held button on the page of a device.',
  'Proses tagihan satu bulan: dihitung, diperiksa, lalu diterbitkan. Selama belum terbit dapat dihitung ulang; yang dihitung ulang harus diperiksa lagi.':
    'The run of bills of a month: calculated, reviewed, then issued. Until it is issued it can be calculated again; what is calculated again has to be reviewed again.',
  'StatusBadge dengan keadaannya.': 'StatusBadge with its state.',
  hitung: 'calculate',
  'tandai sudah diperiksa': 'mark as reviewed',
  terbitkan: 'issue',
  'Satu tagihan: terbit bersama prosesnya, lalu mengikuti apa yang dibayar, dikreditkan, dan disengketakan. Pembayaran yang dibatalkan membukanya lagi.':
    'One bill: issued with its run, then by what is paid, credited and disputed. A payment that is reversed opens it again.',
  'dibayar sebagian': 'a part is paid',
  'sisanya dibayar': 'the rest is paid',
  'sebagian dikreditkan': 'a part is credited',
  disengketakan: 'it is disputed',
  'sengketa dijawab': 'the dispute is answered',
  'sisanya dikreditkan': 'the rest is credited',
  'sebagian pembayaran dibatalkan': 'a part of what was paid is taken back',
  'semua pembayaran dibatalkan': 'all that was paid is taken back',
  'Pembayaran lewat gerbang pembayaran. Tidak pernah mundur kecuali dikembalikan; uang yang datang terlambat tetap dicatat.':
    'A payment through a gateway. It never goes back but by a refund; money that comes late is recorded all the same.',
  'kode siap': 'the code is ready',
  'uang diterima': 'the money has come',
  'waktu habis': 'time is over',
  'ditolak gerbang': 'refused by the gateway',
  'dibatalkan pembayar': 'given up by the payer',
  'uang dikembalikan': 'the money went back',
  'Satu pesanan: dari keranjang, ditagih, atau dibayar sekarang, lalu disiapkan sampai selesai; yang dibatalkan mengembalikan uang dan kuota promosi.':
    'One order: from the cart, billed or paid now, then prepared until it is completed; what is cancelled gives back money and the quota of promotions.',
  dipesan: 'placed',
  'masuk tagihan': 'billed',
  'pembayaran ditarik': 'payment taken back',
  diproses: 'begun',
  diselesaikan: 'completed',
  dibatalkan: 'cancelled',
  'Satu pencairan saldo: jumlahnya ditahan sejak diminta, disetujui orang kedua, lalu dibayar; yang ditolak kembali ke saldo.':
    'One payout of a deposit: its amount is held from the moment it is asked for, a second person approves it, then it is paid; what is refused is free again.',
  'Satu rencana cicilan: ditawarkan, disetujui penanggung, lalu diikuti sampai tagihannya lunas atau satu bagian terlewat. Selama berjalan, tagihannya tidak kena denda.':
    'One plan of instalments: proposed, agreed to by the payer, then kept until its bills are paid or a part is missed. While it runs, its bills bear no late fee.',
  'disetujui penanggung': 'the payer agrees',
  'ditolak penanggung': 'the payer refuses',
  'tidak dijawab': 'nobody answers',
  'semua lunas': 'all is paid',
  'bagian terlewat': 'a part is missed',
  'dibatalkan pengelola': 'given up by the management',
  'Satu pengeluaran: draf diajukan, disetujui orang lain di atas batas, lalu dibayar; yang ditolak diperbaiki dan diajukan lagi.':
    'One expense: a draft is submitted, approved by somebody else above the limit, then paid; what is rejected is mended and submitted again.',
  'Anggaran setahun: draf diajukan, disetujui orang yang tidak mengisinya, lalu diganti oleh revisi; yang dikembalikan diperbaiki dan diajukan lagi.':
    'The budget of a year: a draft is submitted, approved by somebody who has not written in it, then replaced by a revision; what is given back is mended and submitted again.',
  'Satu bulan pembukuan: ditutup setelah diperiksa, dan bulan terakhir yang ditutup dapat dibuka kembali dengan alasan.':
    'A month of the books: closed once all was looked at, and the last that was closed is opened again for a reason.',
  dikembalikan: 'given back',
  'revisinya disetujui': 'its revision is approved',
  dibuang: 'discarded',
  ditutup: 'closed',
  'dibuka kembali': 'opened again',
  diajukan: 'submitted',
  'dibatalkan pembuat': 'given up by its author',
  'persetujuan dibatalkan': 'the approval is revoked',
  'Satu mutasi bank. Dicocokkan dengan pembukuan atau diabaikan; keduanya dapat dibatalkan.':
    'One line of a bank statement. It is matched with the books or ignored; both can be undone.',
  cocokkan: 'match',
  'batalkan kecocokan': 'undo the match',
  abaikan: 'ignore',
  'urus lagi': 'take it up again',
  'Pembayaran yang dicatat petugas. Dibatalkan satu kali; catatannya tetap ada.':
    'A payment that staff recorded. It is reversed once; its record stays.',
  batalkan: 'reverse',
  'Pembacaan meter: yang janggal menunggu persetujuan, yang lain langsung berlaku. Yang dikoreksi tetap terlihat di samping penggantinya.':
    'A reading of a meter: what is odd waits for approval, the rest counts at once. What is corrected stays to be seen beside the one in its place.',
  setujui: 'approve',
  tolak: 'reject',
  koreksi: 'correct',
  janggal: 'odd',
  wajar: 'usual',
  perkiraan: 'an estimate',
};
