import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';
import { visuallyHidden } from '../../components/visually-hidden/visually-hidden.css.ts';

const folded = '[data-sidebar="folded"] &';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair });
export const section = style({
  padding: `${vars.space.md} ${vars.space.sm} ${vars.space.xs}`,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
  selectors: {
    [folded]: {
      height: vars.border.thin,
      margin: vars.space.sm,
      padding: 0,
      overflow: 'hidden',
      background: vars.color.border,
      color: 'transparent',
    },
  },
});
export const link = style({
  ...flexRow('md'),
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': {
      background: vars.color.accent.surface,
      color: vars.color.accent.text,
      fontWeight: vars.weight.semibold,
    },
    [folded]: { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    [media.phone]: { minHeight: vars.size.touch },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.border.thin} solid Highlight` } },
    },
  },
});
export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const hidden = visuallyHidden;
