import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const anchor = style({ position: 'relative', display: 'inline-flex' });

/** Over the corner of the bell; its number is in the button's name as well. */
export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: vars.space.lg,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.danger.solid,
  color: vars.color.danger.on,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  pointerEvents: 'none',
});
