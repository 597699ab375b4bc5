import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const end = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const row = style({
  ...flexRow('sm', { wrap: 'wrap', justify: 'flex-end' }),
});
export const aside = style({ marginInlineEnd: 'auto' });
