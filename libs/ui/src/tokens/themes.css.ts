import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { border, font, layer, leading, motion, radius, size, space, tracking, weight } from './measures.ts';
import { dark, light } from './palette.ts';
import { shadows } from './shadows.ts';

const { color, shadow, ...measures } = vars;

createGlobalTheme(':root', measures, { space, size, radius, border, font, weight, leading, tracking, motion, layer });

createGlobalTheme(
  ":root, [data-color-mode='light']",
  { color, shadow },
  {
    color: light,
    shadow: shadows.light,
  },
);

// Paper is white in the dark as well.
globalStyle("[data-color-mode='dark']", {
  '@media': {
    screen: {
      colorScheme: 'dark',
      vars: {
        ...assignVars(color, dark),
        ...assignVars(shadow, shadows.dark),
      },
    },
  },
});

globalStyle(":root, [data-color-mode='light']", { colorScheme: 'light' });
