import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const heading = recipe({
  base: { color: vars.color.text, fontWeight: vars.weight.semibold, minWidth: 0 },
  variants: {
    size: {
      sm: { fontSize: vars.font.md, lineHeight: vars.leading.snug },
      md: { fontSize: vars.font.lg, lineHeight: vars.leading.snug, letterSpacing: vars.tracking.snug },
      lg: { fontSize: vars.font.xl, lineHeight: vars.leading.snug, letterSpacing: vars.tracking.snug },
      xl: { fontSize: vars.font['2xl'], lineHeight: vars.leading.tight, letterSpacing: vars.tracking.tight },
      '2xl': {
        fontSize: vars.font['2xl'],
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.tight,
        '@media': { [media.tablet]: { fontSize: vars.font['3xl'] } },
      },
      display: {
        fontSize: vars.font['4xl'],
        fontWeight: vars.weight.bold,
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.tight,
        '@media': { [media.tablet]: { fontSize: vars.font['5xl'] } },
      },
    },
    align: { start: {}, center: { textAlign: 'center' } },
  },
});
