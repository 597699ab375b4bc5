import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.md,
});
export const file = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: line,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: vars.color.accent.border },
    '&:has(a:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}` },
  },
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  borderBlockEnd: line,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const foot = style({
  ...flexRow('xs'),
  minHeight: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.md,
});
export const words = style({ flex: 1, minWidth: 0, paddingInlineEnd: vars.space.sm });
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ display: 'block', fontSize: vars.font.sm, fontWeight: vars.weight.medium, ...ellipsis });
/** The name leads to the file; the whole card is its target. */
export const link = style([
  name,
  {
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
  },
]);
export const detail = style({ display: 'block', fontSize: vars.font.xs, color: vars.color.textMuted, ...ellipsis });
export const actions = style({ position: 'relative', zIndex: vars.layer.raised });
