import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const frame = style({
  border: line,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const list = style({ position: 'relative' });
export const card = style({
  borderBlockEnd: line,
  // What a finger draws aside is not seen beside the list.
  overflow: 'hidden',
  background: vars.color.surface,
  selectors: { '&[data-selected="on"]': { background: vars.color.accent.surface } },
});
export const padded = style({ padding: `${vars.space.sm} ${vars.space.md}` });
export const placed = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minHeight: vars.size.touch });
export const title = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.semibold });
export const facts = style({ display: 'grid', gap: vars.space.xs });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md });
export const term = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const detail = style({ minWidth: 0, textAlign: 'end' });
