import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    border: `${vars.border.thin} solid ${vars.color.accent.border}`,
    background: vars.color.accent.surface,
    color: vars.color.accent.text,
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.wide,
    userSelect: 'none',
    selectors: { '&[data-initials]::before': { content: 'attr(data-initials)', gridArea: '1 / 1' } },
  },
  variants: {
    size: {
      sm: { width: vars.size.target, height: vars.size.target, fontSize: '0.625rem' },
      md: { width: vars.size.controlMd, height: vars.size.controlMd, fontSize: vars.font.xs },
      lg: { width: vars.size.controlLg, height: vars.size.controlLg, fontSize: vars.font.md },
    },
  },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', gridArea: '1 / 1' });
