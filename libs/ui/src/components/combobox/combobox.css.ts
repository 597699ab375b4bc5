import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';
import { popup } from '../popover/popup.css.ts';

export const chips = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  padding: vars.space.xs,
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: vars.size.target,
  paddingInlineStart: vars.space.sm,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.font.sm,
  outline: 'none',
  selectors: {
    '&[data-highlighted], &:focus-within': { outline: `${vars.border.focus} solid ${vars.color.focus}` },
  },
  '@media': { [media.phone]: { minHeight: '2.25rem' } },
});
export const chipWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chipRemove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.target,
  alignSelf: 'stretch',
  '@media': { [media.phone]: { width: '2.25rem' } },
});
export const chipsInput = style({ flex: 1, minWidth: '6rem', paddingInline: vars.space.sm });

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlSm,
  alignSelf: 'stretch',
  color: vars.color.textMuted,
  borderRadius: vars.radius.sm,
  selectors: { '&:hover': { color: vars.color.text }, '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [media.phone]: { width: vars.size.touch } },
});

export const positioner = style({
  zIndex: vars.layer.menu,
  // An open dialog takes the pointer from everything beside itself, and the list of a field within it lies there.
  pointerEvents: 'auto',
  outline: 'none',
});
export const list = style([
  popup,
  {
    width: 'var(--anchor-width)',
    minWidth: vars.size.menu,
    maxWidth: 'var(--available-width)',
    maxHeight: `min(${vars.size.chart}, var(--available-height))`,
    scrollPaddingBlock: vars.space.xs,
    padding: vars.space.xs,
  },
]);
export const item = style({
  ...flexRow('sm'),
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.surfaceActive },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: `${vars.border.focus} solid Highlight` } },
    },
    [media.phone]: { minHeight: vars.size.touch },
  },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const description = style({ display: 'block', fontSize: vars.font.sm, color: vars.color.textMuted });
export const tick = style({
  display: 'inline-flex',
  flexShrink: 0,
  width: vars.size.iconMd,
  color: vars.color.accent.text,
});
export const message = style({
  ...flexRow('sm'),
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  color: vars.color.textMuted,
});
