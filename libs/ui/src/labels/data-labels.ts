/** What the parts for data, movement and long work say. Apart from the others so that a form does not carry them. */
export type DataLabels = {
  actions: string;
  after: string;
  all: string;
  before: string;
  beforeAndAfter: string;
  empty: string;
  finished: string;
  page: string;
  pageOf: string;
  pages: string;
  nextPage: string;
  previousPage: string;
  remove: string;
  stepCurrent: string;
  stepDone: string;
  stepFailed: string;
  stepOf: string;
  steps: string;
  stop: string;
  filter: string;
  columns: string;
  clearFilters: string;
  rowsShown: string;
  rowsSelected: string;
  clearSelection: string;
  select: string;
  selectRow: string;
  selectAllRows: string;
  actionsFor: string;
  copyRows: string;
  downloadCsv: string;
  rowsCopied: string;
  rowsDownloaded: string;
  copyFailed: string;
  sort: string;
  ascending: string;
  descending: string;
  unsorted: string;
  noMatchTitle: string;
  noMatchText: string;
  yes: string;
  no: string;
  tableActions: string;
  amount: string;
  share: string;
  meaning: string;
  range: string;
  now: string;
  hour: string;
  personMenu: string;
  allBuildings: string;
  newBuilding: string;
  chooseBuilding: string;
  internal: string;
  send: string;
  sendHint: string;
  notSent: string;
  moveCard: string;
  moveTo: string;
  cardTaken: string;
  cardMoved: string;
  cardPutDown: string;
  cardBack: string;
  today: string;
  previous: string;
  next: string;
  month: string;
  week: string;
  allDay: string;
  nothingThatDay: string;
  moreEvents: string;
};

export const defaultDataLabels: DataLabels = {
  actions: 'Tindakan',
  after: 'Sesudah',
  all: 'Semua',
  before: 'Sebelum',
  beforeAndAfter: 'Sebelum dan sesudah',
  empty: 'kosong',
  finished: 'Selesai',
  page: 'Halaman {page}',
  pageOf: 'Halaman {page} dari {pages}',
  pages: 'Pilih halaman',
  nextPage: 'Halaman berikutnya',
  previousPage: 'Halaman sebelumnya',
  remove: 'Hapus {name}',
  stepCurrent: 'sedang diisi',
  stepDone: 'selesai',
  stepFailed: 'perlu diperbaiki',
  stepOf: 'Langkah {step} dari {steps}',
  steps: 'Langkah-langkah',
  stop: 'Hentikan',
  filter: 'Saring',
  columns: 'Kolom',
  clearFilters: 'Hapus saringan',
  rowsShown: '{shown} dari {all} baris',
  rowsSelected: '{count} baris dipilih',
  clearSelection: 'Batalkan pilihan',
  select: 'Pilih',
  selectRow: 'Pilih {name}',
  selectAllRows: 'Pilih semua baris',
  actionsFor: 'Tindakan untuk {name}',
  copyRows: 'Salin',
  downloadCsv: 'Unduh CSV',
  rowsCopied: '{count} baris disalin',
  rowsDownloaded: '{count} baris diunduh',
  copyFailed: 'Peramban menolak menyalin',
  sort: 'Urutkan',
  ascending: '{name}, naik',
  descending: '{name}, turun',
  unsorted: 'Urutan semula',
  noMatchTitle: 'Tidak ada yang cocok',
  noMatchText: 'Coba kata lain, atau hapus saringan.',
  yes: 'Ya',
  no: 'Tidak',
  tableActions: 'Tindakan tabel',
  amount: 'Jumlah',
  share: 'Bagian',
  meaning: 'Arti',
  range: 'Rentang',
  now: 'Sekarang',
  hour: 'Jam',
  personMenu: 'Akun',
  allBuildings: 'Semua gedung',
  newBuilding: 'Tambah gedung',
  chooseBuilding: 'Pilih gedung',
  internal: 'Internal',
  send: 'Kirim',
  sendHint: 'Ctrl + Enter untuk mengirim',
  notSent: 'Belum terkirim. Teks Anda tetap ada di sini.',
  moveCard: 'Pindahkan {name}',
  moveTo: 'Pindahkan ke {name}',
  cardTaken: '{name} diambil. Panah memindahkan, Enter menaruh, Esc membatalkan.',
  cardMoved: '{name}: {column}, urutan {position}',
  cardPutDown: '{name} ditaruh di {column}, urutan {position}',
  cardBack: '{name} kembali ke {column}, urutan {position}',
  today: 'Hari ini',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  month: 'Bulan',
  week: 'Minggu',
  allDay: 'Sepanjang hari',
  nothingThatDay: 'Tidak ada kejadian pada hari ini.',
  moreEvents: '+{count} lagi',
};
