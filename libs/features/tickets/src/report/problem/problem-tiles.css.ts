import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, minWidth: 0 });
export const legend = style({
  padding: 0,
  // A legend stands outside of the flow of its fieldset, and so outside of its gap.
  paddingBlockEnd: vars.space.sm,
  fontSize: vars.font.lg,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.sm,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: `calc(${vars.size.touch} * 1.8)`,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:has(:checked)': { borderColor: vars.color.accent.solid, background: vars.color.accent.surface },
    // A border of twice the width that moves nothing.
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${vars.border.thin} solid ${vars.color.accent.solid}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '&:has(:focus-visible)': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
});
/** Over the whole tile, so that it is found and pressed as what it is. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const error = style({ color: vars.color.danger.text, fontSize: vars.font.sm });
