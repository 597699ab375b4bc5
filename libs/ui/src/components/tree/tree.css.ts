import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const tree = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair, minWidth: 0 });
export const row = style({
  ...flexRow('sm'),
  minHeight: vars.size.controlMd,
  paddingInlineEnd: vars.space.sm,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focusOffset})` },
    '&[aria-selected="true"]': {
      background: vars.color.accent.surface,
      color: vars.color.accent.text,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    [media.phone]: { minHeight: vars.size.touch },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: `${vars.border.thin} solid Highlight` } },
    },
  },
});
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: vars.size.controlSm,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { width: vars.size.touch } },
});
export const arrow = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(90deg)' } },
});
export const label = style({ flex: 1, minWidth: 0 });
