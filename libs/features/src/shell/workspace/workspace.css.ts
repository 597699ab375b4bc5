import { vars } from '@imah/ui';
import { style } from '@vanilla-extract/css';

export const switcher = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  minWidth: 0,
  textAlign: 'start',
});

export const ellipsis = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const person = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const email = style([
  ellipsis,
  { color: vars.color.textMuted, fontSize: vars.font.xs, fontWeight: vars.weight.regular },
]);
