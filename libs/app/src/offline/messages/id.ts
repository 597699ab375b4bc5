export const offlineTextsId = {
  since: 'Server tidak dapat dihubungi. Data dari {time}, <age></age>.',
  nothing: 'Server tidak dapat dihubungi.',
  retry: 'Coba lagi',
} as const;
