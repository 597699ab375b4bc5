export const ticketNumbersTextsId = {
  open: 'Tiket terbuka',
  overdue: 'Tiket terlambat',
  unassigned: 'Tiket tanpa petugas',
  none: { open: 'Semua beres', overdue: 'Tidak ada yang terlambat', unassigned: 'Semua ada petugasnya' },
  some: { overdue: 'Perlu didahulukan', unassigned: 'Perlu petugas' },
  list: 'Buka daftarnya: {name}',
} as const;
