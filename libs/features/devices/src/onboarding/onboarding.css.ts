import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const figure = style({ margin: 0 });

/** Lines for a device: they are pasted as they are, and may be broken anywhere on a small screen. */
export const settings = style({
  margin: 0,
  padding: vars.space.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.font.sm,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
});
