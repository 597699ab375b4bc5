import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.ts';

/** On paper alone, and there nothing else, whatever other sheet the page holds: to be put up at the entrance. */
export const sheet = style({
  display: 'none',
  textAlign: 'center',
  '@media': { [media.print]: { display: 'block !important' } },
});
globalStyle(`body:has(> ${sheet}) > *:not(${sheet})`, { '@media': { [media.print]: { display: 'none' } } });
export const name = style({ fontSize: vars.font['2xl'] });
export const code = style({ fontSize: vars.font['3xl'], letterSpacing: '0.1em' });
