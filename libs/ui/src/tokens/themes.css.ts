import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { border, font, layer, leading, motion, radius, size, space, tracking, weight } from './measures.ts';
import { dark, light } from './palette.ts';

const { color, shadow, ...measures } = vars;

createGlobalTheme(':root', measures, { space, size, radius, border, font, weight, leading, tracking, motion, layer });

createGlobalTheme(
  ":root, [data-color-mode='light']",
  { color, shadow },
  {
    color: light,
    shadow: {
      sm: '0 1px 2px rgb(12 34 37 / 0.06)',
      md: '0 1px 2px rgb(12 34 37 / 0.06), 0 6px 16px -4px rgb(12 34 37 / 0.12)',
      lg: '0 2px 4px rgb(12 34 37 / 0.06), 0 20px 40px -12px rgb(12 34 37 / 0.25)',
    },
  },
);

// Paper is white in the dark as well.
globalStyle("[data-color-mode='dark']", {
  '@media': {
    screen: {
      colorScheme: 'dark',
      vars: {
        ...assignVars(color, dark),
        ...assignVars(shadow, {
          sm: '0 1px 2px rgb(0 0 0 / 0.4)',
          md: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 20px -4px rgb(0 0 0 / 0.55)',
          lg: '0 2px 4px rgb(0 0 0 / 0.4), 0 24px 48px -12px rgb(0 0 0 / 0.7)',
        }),
      },
    },
  },
});

globalStyle(":root, [data-color-mode='light']", { colorScheme: 'light' });
