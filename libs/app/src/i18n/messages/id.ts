export const formatTextsId = {
  dateTime: '{date} pukul {time} {zone}',
  age: {
    now: 'baru saja',
    seconds: '{count, number} detik lalu',
    minutes: '{count, number} menit lalu',
    hours: '{count, number} jam lalu',
    days: '{count, number} hari lalu',
  },
  duration: {
    seconds: '{count, number} detik',
    minutes: '{count, number} menit',
    hours: '{count, number} jam',
    days: '{count, number} hari',
  },
} as const;
