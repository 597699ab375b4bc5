/** Space: multiples of 4 px, and one hair of 2 px. Written in rem so that a larger text size scales it. */
export const space = {
  none: '0',
  hair: '0.125rem',
  xs: '0.25rem',
  sm: '0.5rem',
  md: '0.75rem',
  lg: '1rem',
  xl: '1.5rem',
  '2xl': '2rem',
  '3xl': '3rem',
  '4xl': '4.5rem',
} as const;

export const size = {
  iconSm: '0.875rem',
  iconMd: '1rem',
  iconLg: '1.25rem',
  iconXl: '2rem',
  target: '1.5rem',
  controlSm: '1.75rem',
  controlMd: '2.25rem',
  controlLg: '2.75rem',
  touch: '2.75rem',
  mark: '0.5rem',
  loadingBar: '3px',
  sidebar: '15.5rem',
  sidebarFolded: '3.75rem',
  header: '3.5rem',
  bottomBar: '3.75rem',
  menu: '12rem',
  panel: '24rem',
  form: '26rem',
  dialog: '32rem',
  prose: '44rem',
  content: '80rem',
  chart: '16rem',
} as const;

export const radius = { none: '0', sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem', full: '999px' } as const;

export const border = { thin: '1px', thick: '2px', focus: '2px', focusOffset: '2px' } as const;

export const font = {
  family: [
    "'Plus Jakarta Sans Variable'",
    "'Plus Jakarta Sans Fallback Arial'",
    "'Plus Jakarta Sans Fallback Roboto'",
    "'Plus Jakarta Sans Fallback Noto'",
    "'Plus Jakarta Sans Fallback DejaVu'",
    'system-ui, sans-serif',
  ].join(', '),
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.125rem',
  '2xl': '1.375rem',
  '3xl': '1.75rem',
  '4xl': '2.25rem',
  '5xl': '3rem',
} as const;

export const weight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

export const leading = { tight: '1.2', snug: '1.35', normal: '1.5', relaxed: '1.65' } as const;

export const tracking = { tight: '-0.02em', snug: '-0.01em', normal: '0', wide: '0.02em' } as const;

export const motion = {
  instant: '0ms',
  fast: '120ms',
  base: '180ms',
  slow: '280ms',
  spin: '800ms',
  pulse: '1600ms',
  easeOut: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  easeInOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
} as const;

export const layer = {
  base: '0',
  raised: '1',
  sticky: '100',
  navigation: '200',
  overlay: '400',
  dialog: '500',
  menu: '550',
  toast: '600',
  tooltip: '700',
  loadingBar: '800',
  skipLink: '900',
} as const;

/** Breakpoints as media queries; the phone layout ends where the sidebar begins. */
export const media = {
  phone: 'screen and (max-width: 47.99rem)',
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  /** On a screen whose colours are the theme's. */
  ownColors: 'screen and (forced-colors: none)',
  print: 'print',
} as const;
