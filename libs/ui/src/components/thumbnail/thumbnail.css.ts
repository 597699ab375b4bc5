import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const lg = `calc(${vars.size.touch} * 1.5)`;

export const thumbnail = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  },
  variants: {
    size: {
      md: { width: vars.size.controlLg, height: vars.size.controlLg },
      lg: { width: lg, height: lg },
      full: { width: '100%', aspectRatio: '4 / 3' },
    },
  },
});
// As wide as its place, a picture is looked at: nothing of it is cut off.
export const picture = recipe({
  base: { width: '100%', height: '100%', minHeight: 0 },
  variants: { size: { md: { objectFit: 'cover' }, lg: { objectFit: 'cover' }, full: { objectFit: 'contain' } } },
});
