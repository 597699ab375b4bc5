import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // Where words and what trails them have no room beside each other, the latter goes below.
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  minHeight: vars.size.touch,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  minWidth: 0,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` },
    '&[data-target="link"]:hover': { background: vars.color.surfaceHover },
  },
});
export const leading = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.textMuted });
const inChipRow = '[data-chip="yes"] > &';
export const chip = style({ flex: `0 0 calc(${vars.size.menu} / 2)`, display: 'flex' });
export const words = style({
  flex: `1 1 calc(${vars.size.menu} * 0.75)`,
  minWidth: 0,
  '@media': { [media.phone]: { selectors: { [inChipRow]: { order: 1, flexBasis: '100%' } } } },
});
export const title = style({ display: 'block', fontWeight: vars.weight.medium });
export const link = style({
  display: 'block',
  fontWeight: vars.weight.medium,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.focusOffset})`,
      borderRadius: vars.radius.md,
    },
  },
});
export const description = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
// Above the row's link, so that a switch or a button in it can be reached.
export const trailing = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  ...flexRow('sm'),
  flexWrap: 'wrap',
  justifyContent: 'end',
  marginInlineStart: 'auto',
  maxWidth: '100%',
});
