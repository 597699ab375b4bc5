import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const frame = style({ paddingBlock: vars.space.xl });
