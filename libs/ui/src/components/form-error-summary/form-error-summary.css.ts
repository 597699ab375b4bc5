import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair });
export const jump = style({
  minHeight: vars.size.target,
  color: vars.color.danger.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'start',
});
