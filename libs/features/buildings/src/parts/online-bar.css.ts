import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const bar = style({
  display: 'block',
  width: '100%',
  height: vars.space.sm,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
});
export const rest = style({ fill: vars.color.surfaceActive });
export const offline = style({ fill: vars.color.danger.border });
export const online = style({ fill: vars.color.success.solid });
