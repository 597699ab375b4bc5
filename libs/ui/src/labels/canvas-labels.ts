/** What the parts say that people arrange: widgets on a grid, pins on a plan. Only pages with one of them carry it. */
export type CanvasLabels = {
  addWidget: string;
  mostWidgets: string;
  undo: string;
  redo: string;
  arrangeWidget: string;
  resizeByPointer: string;
  gridHint: string;
  widgetTaken: string;
  widgetPlace: string;
  widgetEdge: string;
  widgetPutDown: string;
  widgetBack: string;
  moveWidget: string;
  sizeWidget: string;
  toTheLeft: string;
  toTheRight: string;
  upwards: string;
  downwards: string;
  wider: string;
  narrower: string;
  taller: string;
  shorter: string;
  noWidgetsTitle: string;
  noWidgetsText: string;
  noWidgetsEditText: string;
  widgetForbidden: string;
  widgetForbiddenText: string;
  widgetFailed: string;
  picture: string;
  asList: string;
  view: string;
  zoomIn: string;
  zoomOut: string;
  wholePlan: string;
  planHint: string;
  planItems: string;
  noPlanTitle: string;
  noPlanText: string;
  planFailedTitle: string;
  planFailedText: string;
  nothingOnPlan: string;
  toneNeutral: string;
  toneSuccess: string;
  toneWarning: string;
  toneDanger: string;
  toneInfo: string;
  pin: string;
  zone: string;
  planLink: string;
  planText: string;
  movePin: string;
  placing: string;
  cancelPlacing: string;
  itemTaken: string;
  itemPlace: string;
  itemPutDown: string;
  itemBack: string;
  corner: string;
  cornerAdded: string;
  cornerRemoved: string;
};

export const defaultCanvasLabels: CanvasLabels = {
  addWidget: 'Tambah widget',
  mostWidgets: 'Dasbor memuat paling banyak {count} widget. Hapus salah satu untuk menambah.',
  undo: 'Urungkan',
  redo: 'Ulangi',
  arrangeWidget: 'Atur letak {name}',
  resizeByPointer: 'Tarik untuk mengubah ukuran',
  gridHint: 'Enter mengambil widget. Panah memindahkan, Shift dan panah mengubah ukuran, Esc mengembalikan.',
  widgetTaken: '{name} diambil. Panah memindahkan, Shift dan panah mengubah ukuran, Enter menaruh, Esc mengembalikan.',
  widgetPlace: '{name}, kolom {x} dari {columns}, baris {y}, lebar {w}, tinggi {h}',
  widgetEdge: '{name} tidak dapat lebih jauh',
  widgetPutDown: '{name} ditaruh di kolom {x}, baris {y}, lebar {w}, tinggi {h}',
  widgetBack: '{name} kembali ke tempat semula',
  moveWidget: 'Pindahkan',
  sizeWidget: 'Ubah ukuran',
  toTheLeft: 'Ke kiri',
  toTheRight: 'Ke kanan',
  upwards: 'Ke atas',
  downwards: 'Ke bawah',
  wider: 'Lebih lebar',
  narrower: 'Lebih sempit',
  taller: 'Lebih tinggi',
  shorter: 'Lebih pendek',
  noWidgetsTitle: 'Belum ada widget',
  noWidgetsText: 'Dasbor ini belum diisi oleh pengelolanya.',
  noWidgetsEditText: 'Tambahkan nilai, grafik, atau daftar yang ingin Anda lihat setiap hari.',
  widgetForbidden: 'Tidak punya akses',
  widgetForbiddenText: 'Data widget ini tidak dibuka untuk Anda.',
  widgetFailed: 'Gagal memuat widget ini',
  picture: 'Denah',
  asList: 'Daftar',
  view: 'Tampilan',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  wholePlan: 'Seluruh denah',
  planHint: 'Panah menggeser, tambah dan kurang memperbesar dan memperkecil, 0 menampilkan seluruh denah.',
  planItems: 'Isi denah',
  noPlanTitle: 'Belum ada gambar denah',
  noPlanText: 'Unggah gambar denah lantai ini untuk menaruh perangkat di atasnya.',
  planFailedTitle: 'Gambar denah tidak dapat ditampilkan',
  planFailedText: 'Isi denah tetap dapat dibaca di tempatnya.',
  nothingOnPlan: 'Belum ada yang ditaruh di denah ini.',
  toneNeutral: 'Tanpa penilaian',
  toneSuccess: 'Normal',
  toneWarning: 'Peringatan',
  toneDanger: 'Kritis',
  toneInfo: 'Informasi',
  pin: 'Titik',
  zone: 'Zona',
  planLink: 'Tautan',
  planText: 'Teks',
  movePin: 'Enter mengambil {name}, panah memindahkan',
  placing: 'Ketuk tempat untuk {name}, atau geser denah dengan panah lalu tekan Enter untuk menaruhnya di tengah.',
  cancelPlacing: 'Batal menaruh',
  itemTaken: '{name} diambil. Panah memindahkan, Shift dan panah lebih jauh, Enter menaruh, Esc mengembalikan.',
  itemPlace: '{name}, {x}% dari kiri, {y}% dari atas',
  itemPutDown: '{name} ditaruh, {x}% dari kiri, {y}% dari atas',
  itemBack: '{name} kembali ke tempat semula',
  corner: 'Sudut {number} dari {count}, {name}',
  cornerAdded: 'Sudut ditambahkan, sekarang {count}',
  cornerRemoved: 'Sudut dihapus, sekarang {count}',
};
