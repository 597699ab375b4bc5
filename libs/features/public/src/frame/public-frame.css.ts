import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
});

export const content = style({ flex: 1, display: 'flex', flexDirection: 'column' });
