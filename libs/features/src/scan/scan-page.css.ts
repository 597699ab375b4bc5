import { style } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.ts';

export const frame = style({ paddingBlock: vars.space.xl });
