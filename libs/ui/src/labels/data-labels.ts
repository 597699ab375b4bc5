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
};
