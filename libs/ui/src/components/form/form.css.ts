import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minWidth: 0 });
