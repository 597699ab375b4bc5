import { vars } from '@imah/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.sm });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.md,
  alignItems: 'start',
  padding: vars.space.md,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&[data-unread="yes"]': { borderInlineStart: `${vars.border.thick} solid ${vars.color.accent.solid}` },
    '&[data-over="yes"]': { background: 'transparent' },
  },
});
export const icon = style({ color: vars.color.textMuted, paddingBlockStart: '0.15em' });
export const main = style({ minWidth: 0, display: 'grid', gap: vars.space.xs });
export const title = style({
  overflowWrap: 'anywhere',
  selectors: { '[data-unread="yes"] &': { fontWeight: vars.weight.semibold } },
});
// The whole row leads to the topic.
globalStyle(`${title} a::after`, { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md });
export const excerpt = style({
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
