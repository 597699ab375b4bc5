import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1.6fr) minmax(calc(${vars.size.panel} + ${vars.space['4xl']}), 1fr)`,
    },
  },
});
/** What stands fixed at an edge of the window stands at an edge of this box. */
export const stand = style({
  position: 'relative',
  contain: 'layout',
  minHeight: '9rem',
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.canvas,
  border: `${vars.border.thin} solid ${vars.color.border}`,
});
export const history = style({ display: 'flex', flexDirection: 'column', maxHeight: '20rem', overflowY: 'auto' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: vars.space.sm,
  width: '100%',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current]': { background: vars.color.accent.surface, color: vars.color.accent.text },
  },
});
export const number = style({ color: vars.color.textMuted, textAlign: 'end' });
export const words = style({ overflowWrap: 'anywhere' });
export const aside = style({ display: 'block', fontSize: vars.font.sm, color: vars.color.textMuted });
