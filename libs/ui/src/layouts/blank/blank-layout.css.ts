import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.canvas,
});
export const centered = style({ alignItems: 'center', justifyContent: 'center' });
