export const tradeTextsId = {
  electrical: 'Listrik',
  plumbing: 'Air dan pipa',
  'air-conditioning': 'AC',
  lift: 'Lift',
  construction: 'Bangunan',
  security: 'Keamanan',
  cleaning: 'Kebersihan',
  network: 'Jaringan',
  general: 'Umum',
  onDuty: 'sedang bertugas',
  suggested: 'Disarankan',
} as const;
