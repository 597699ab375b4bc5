/** What lifts a surface off the page, in each theme. */
export const shadows = {
  light: {
    sm: '0 1px 2px rgb(12 34 37 / 0.06)',
    md: '0 1px 2px rgb(12 34 37 / 0.06), 0 6px 16px -4px rgb(12 34 37 / 0.12)',
    lg: '0 2px 4px rgb(12 34 37 / 0.06), 0 20px 40px -12px rgb(12 34 37 / 0.25)',
  },
  dark: {
    sm: '0 1px 2px rgb(0 0 0 / 0.4)',
    md: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 20px -4px rgb(0 0 0 / 0.55)',
    lg: '0 2px 4px rgb(0 0 0 / 0.4), 0 24px 48px -12px rgb(0 0 0 / 0.7)',
  },
} as const;
