import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const picture = style({ position: 'relative', maxWidth: '62rem', margin: '0 auto', textAlign: 'start' });

export const window = style({
  display: 'flex',
  overflow: 'hidden',
  border: line,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.lg,
});

export const rail = style({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderInlineEnd: line,
  background: vars.color.surfaceTint,
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const railItem = style({
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  selectors: { '&[data-state=current]': { background: vars.color.accent.solid, color: vars.color.accent.on } },
});

export const page = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.lg,
  background: vars.color.canvas,
  '@media': { [media.tablet]: { padding: vars.space.xl, gap: vars.space.lg } },
});

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.md,
});

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.success.text,
});

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } });

export const pulse = style({
  width: vars.size.mark,
  height: vars.size.mark,
  borderRadius: vars.radius.full,
  background: vars.color.success.solid,
  animation: `${breathe} ${vars.motion.pulse} ${vars.motion.easeInOut} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const clock = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const alarm = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  border: `${vars.border.thin} solid ${vars.color.warning.border}`,
  background: vars.color.warning.surface,
  color: vars.color.warning.text,
  fontSize: vars.font.sm,
});

export const alarmWords = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium });
export const alarmAge = style({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } });

export const list = style({
  border: line,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const listHead = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
});
