export const billLineTextsId = {
  title: 'Baris tagihan',
  about: '{kind}, {month}, unit {unit}',
  line: '{number}, baris {position}',
  open: 'Buka baris ini di {number}',
  kinds: {
    'service-charge': 'IPL',
    'sinking-fund': 'Dana cadangan',
    fixed: 'Biaya tetap',
    electricity: 'Listrik',
    water: 'Air',
    gas: 'Gas',
    'hot-water': 'Air panas',
    btu: 'Pendingin',
    'late-fee': 'Denda keterlambatan',
    opening: 'Tunggakan awal',
    product: 'Pesanan',
  },
} as const;
