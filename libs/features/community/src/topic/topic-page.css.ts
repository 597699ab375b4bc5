import { vars } from '@imah/ui/tokens';
import { style } from '@vanilla-extract/css';

// The layout gives this page no padding (S-09): it keeps its own.
export const page = style({
  width: '100%',
  maxWidth: '52rem',
  marginInline: 'auto',
  padding: `${vars.space.lg} clamp(${vars.space.md}, 3vw, ${vars.space.xl}) ${vars.space.xl}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});
// Beside what can be done with it the title takes what is left, on a phone too.
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.sm,
  alignItems: 'start',
});
export const summary = style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderInlineStart: `${vars.border.thick} solid ${vars.color.accent.solid}`,
  background: vars.color.surface,
  borderRadius: vars.radius.md,
});
export const newLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  color: vars.color.accent.text,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
  scrollMarginBlockStart: '6rem',
  '::before': { content: '""', flex: 1, borderBlockStart: `${vars.border.thin} solid ${vars.color.accent.border}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `${vars.border.thin} solid ${vars.color.accent.border}` },
});
export const pill = style({
  position: 'sticky',
  insetBlockEnd: vars.space.lg,
  display: 'flex',
  justifyContent: 'center',
  zIndex: 1,
  // It lies over the thread and takes no room in it.
  height: 0,
  alignItems: 'end',
});
export const reactions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'center' });
export const deleted = style({ color: vars.color.textMuted, fontStyle: 'italic' });
