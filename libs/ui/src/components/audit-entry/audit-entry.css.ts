import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const entry = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, minWidth: 0 });
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.md, minWidth: 0 });
export const words = style({ flex: 1, minWidth: 0 });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.sm}`,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
});
export const actor = style({ fontWeight: vars.weight.semibold });
export const changes = style({
  display: 'flex',
  flexDirection: 'column',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
});
export const change = style({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.md}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2fr) auto minmax(0, 2fr)',
      alignItems: 'baseline',
    },
  },
});
export const field = style({ color: vars.color.textMuted });
export const arrow = style({
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { display: 'inline-flex', alignSelf: 'center' } },
});
const value = style({
  justifySelf: 'start',
  maxWidth: '100%',
  minWidth: 0,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.sm,
  overflowWrap: 'anywhere',
});
export const before = style([
  value,
  { background: vars.color.danger.surface, color: vars.color.danger.text, textDecoration: 'line-through' },
]);
export const after = style([
  value,
  { background: vars.color.success.surface, color: vars.color.success.text, textDecoration: 'none' },
]);
export const none = style([value, { color: vars.color.textMuted, fontStyle: 'italic' }]);
