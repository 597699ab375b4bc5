/** The combinations in which a story is looked at, by people and by whatever compares pictures. */
export const modes = {
  light: { theme: 'terang' },
  dark: { theme: 'gelap' },
  phone: { viewport: 'telepon' },
} as const;

export const viewports = {
  kecil: { name: 'Telepon kecil (360)', type: 'mobile', styles: { width: '360px', height: '740px' } },
  telepon: { name: 'Telepon (390)', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet (768)', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop (1440)', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} as const;
