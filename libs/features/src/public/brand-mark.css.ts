import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../styles/tokens.ts';

export const mark = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.sm,
    fontWeight: vars.weight.bold,
    letterSpacing: vars.tracking.tight,
    color: vars.color.text,
  },
  variants: { size: { md: { fontSize: vars.font.xl }, lg: { fontSize: vars.font['2xl'] } } },
});

export const glyph = recipe({
  base: { color: vars.color.accent.solid, flex: 'none' },
  variants: {
    size: {
      md: { width: vars.size.controlSm, height: vars.size.controlSm },
      lg: { width: vars.size.controlMd, height: vars.size.controlMd },
    },
  },
});

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const walls = style({ ...stroke, stroke: vars.color.accent.on, strokeWidth: 2 });
export const pulse = style({ ...stroke, stroke: vars.color.accent.on, strokeWidth: 1.8 });
