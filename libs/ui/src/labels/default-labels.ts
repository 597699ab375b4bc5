/** Every word the library itself says. Texts of a page are props, never these. */
export type Labels = {
  loading: string;
  close: string;
  cancel: string;
  confirm: string;
  retry: string;
  search: string;
  clearSearch: string;
  showPassword: string;
  hidePassword: string;
  optional: string;
  required: string;
  opensInNewWindow: string;
  skipToContent: string;
  mainNavigation: string;
  breadcrumbs: string;
  menu: string;
  foldSidebar: string;
  unfoldSidebar: string;
  more: string;
  notifications: string;
  toastClosesWith: string;
  showTable: string;
  hideTable: string;
  time: string;
  event: string;
  noData: string;
  switchOn: string;
  switchOff: string;
  switchPending: string;
  formErrors: string;
  discardTitle: string;
  discardText: string;
  discard: string;
  keepWriting: string;
  back: string;
  home: string;
  notFoundTitle: string;
  notFoundText: string;
  errorTitle: string;
  errorText: string;
  failedTitle: string;
  failedText: string;
  forbiddenTitle: string;
  forbiddenText: string;
  offlineTitle: string;
  offlineText: string;
  notKeptText: string;
  liveConnecting: string;
  liveConnected: string;
  liveError: string;
  liveOffline: string;
  success: string;
  warning: string;
  danger: string;
  info: string;
};

export const defaultLabels: Labels = {
  loading: 'Memuat',
  close: 'Tutup',
  cancel: 'Batal',
  confirm: 'Ya, lanjutkan',
  retry: 'Coba lagi',
  search: 'Cari',
  clearSearch: 'Hapus pencarian',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  optional: 'opsional',
  required: 'wajib diisi',
  opensInNewWindow: 'terbuka di jendela baru',
  skipToContent: 'Langsung ke isi',
  mainNavigation: 'Navigasi utama',
  breadcrumbs: 'Jejak halaman',
  menu: 'Menu',
  foldSidebar: 'Lipat bilah sisi',
  unfoldSidebar: 'Buka bilah sisi',
  more: 'Lainnya',
  notifications: 'Pemberitahuan',
  toastClosesWith: 'Tutup pemberitahuan',
  showTable: 'Tampilkan tabel',
  hideTable: 'Sembunyikan tabel',
  time: 'Waktu',
  event: 'Kejadian',
  noData: 'Belum ada data',
  switchOn: 'Menyala',
  switchOff: 'Mati',
  switchPending: 'Terkirim',
  formErrors: 'Ada isian yang perlu diperbaiki.',
  discardTitle: 'Buang perubahan?',
  discardText: 'Yang sudah Anda isi di sini belum disimpan.',
  discard: 'Buang perubahan',
  keepWriting: 'Lanjut mengisi',
  back: 'Kembali',
  home: 'Ke Beranda',
  notFoundTitle: 'Page Not Found',
  notFoundText: 'Halaman yang Anda cari tidak ada atau sudah dipindahkan.',
  errorTitle: 'Internal Server Error',
  errorText: 'Terjadi gangguan di pihak kami. Silakan coba lagi beberapa saat lagi.',
  failedTitle: 'Gagal memuat',
  failedText: 'Periksa sambungan Anda, lalu coba lagi.',
  forbiddenTitle: 'Anda tidak memiliki akses',
  forbiddenText: 'Minta izin kepada pengelola jika Anda memerlukan halaman ini.',
  offlineTitle: 'Anda sedang luring',
  offlineText: 'Data yang tampil mungkin belum yang terbaru.',
  notKeptText: 'Halaman ini belum pernah dibuka di perangkat ini. Sambungkan ke internet, lalu coba lagi.',
  liveConnecting: 'Menyambungkan',
  liveConnected: 'Langsung',
  liveError: 'Terputus, menyambung ulang',
  liveOffline: 'Luring',
  success: 'Berhasil',
  warning: 'Peringatan',
  danger: 'Kesalahan',
  info: 'Informasi',
};
