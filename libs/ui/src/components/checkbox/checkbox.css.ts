import { style } from '@vanilla-extract/css';
import { choice } from '../../shared/choice.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minHeight: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});
export const box = style([choice, { marginBlock: vars.space.hair }]);
/** Begins where the words begin, not below the box. */
export const below = style({ marginInlineStart: `calc(${vars.size.iconLg} + ${vars.space.sm})` });
export const words = style({ paddingBlock: vars.space.hair });
