import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const panel = style({ '@media': { [media.print]: { display: 'none' } } });

export const summary = style({ minHeight: vars.size.target, cursor: 'pointer' });
