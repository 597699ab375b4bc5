export const id = {
  waiting: 'Memeriksa sesi Anda',
} as const;
