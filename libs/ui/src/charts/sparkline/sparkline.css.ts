import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const sparkline = style({ width: '100%', height: vars.space['2xl'], overflow: 'visible' });
export const line = style({
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const strokes = styleVariants(vars.color.data, (color) => ({ stroke: color }));
