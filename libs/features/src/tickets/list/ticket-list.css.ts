import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.ts';

export const number = style({ flexShrink: 0, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
