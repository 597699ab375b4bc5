import type { Preview } from '@storybook/react-vite';

/** What the toolbar changes for every story; the viewport and the theme bring their own. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  locale: {
    description: 'Bahasa kata-kata pustaka dan halaman',
    toolbar: {
      title: 'Bahasa',
      icon: 'globe',
      items: [
        { value: 'id', title: 'Indonesia' },
        { value: 'en', title: 'English' },
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Jaringan: halaman menerima jawaban yang lambat, atau tidak sama sekali',
    toolbar: {
      title: 'Jaringan',
      icon: 'transfer',
      items: [
        { value: 'online', title: 'Jaringan baik' },
        { value: 'slow', title: 'Lambat (3 detik tiap jawaban)' },
        { value: 'offline', title: 'Luring' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Gerak yang dikurangi, seperti diminta sistem orang',
    toolbar: {
      title: 'Gerak',
      icon: 'play',
      items: [
        { value: 'usual', title: 'Gerak biasa' },
        { value: 'reduced', title: 'Gerak dikurangi' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { locale: 'id', network: 'online', motion: 'usual' } as const;
