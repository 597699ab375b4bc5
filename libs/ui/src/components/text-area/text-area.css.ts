import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const area = style({
  // Grows with what is typed where the browser can; elsewhere it scrolls and can be pulled.
  fieldSizing: 'content',
  resize: 'vertical',
  paddingBlock: vars.space.sm,
  maxHeight: '60dvh',
});
export const foot = style({ display: 'flex', justifyContent: 'flex-end' });
export const count = style({
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  selectors: { '&[data-state="over"]': { color: vars.color.danger.text, fontWeight: vars.weight.semibold } },
});
