export const searchBoxId = {
  open: 'Cari',
  key: 'Ctrl K',
} as const;
