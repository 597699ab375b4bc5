import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const icon = style({ color: vars.color.accent.text });

export const people = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.menu}), 1fr))`,
  gap: vars.space.lg,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});
