import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const board = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 26rem)` } },
});

export const panel = style({
  position: 'sticky',
  top: `calc(${vars.size.header} + ${vars.space.lg})`,
  maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.space['2xl']})`,
  overflowY: 'auto',
  minWidth: 0,
});

export const filters = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'end',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 9rem), 1fr))`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const group = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 20rem' });

export const values = style({ display: 'grid', justifyItems: 'end', gap: vars.space.hair, textAlign: 'end' });

export const value = style({
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // A number without its name tells nothing: on a phone the name goes to a line of its own when there is no room.
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
  selectors: {
    '&[data-tone=abnormal]': { color: vars.color.danger.text },
    '&[data-tone=old]': { color: vars.color.textMuted, fontWeight: vars.weight.regular },
  },
});

export const valueLabel = style({
  marginInlineEnd: vars.space.xs,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.hair,
});
// The row whose device stands open beside the list.
globalStyle(`${group} [data-selection=open]`, {
  background: vars.color.accent.surface,
  boxShadow: `inset ${vars.space.xs} 0 0 ${vars.color.accent.solid}`,
});
