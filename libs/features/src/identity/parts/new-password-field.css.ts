import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.ts';

export const rules = style({
  display: 'grid',
  gap: vars.space.xs,
  listStyle: 'none',
  padding: vars.space.none,
  margin: vars.space.none,
  fontSize: vars.font.sm,
});

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.textMuted,
  selectors: { '&[data-state=met]': { color: vars.color.success.text } },
});

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
});

export const meter = style({
  position: 'relative',
  flex: '0 0 6rem',
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceActive,
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: vars.space.none,
      transformOrigin: 'left',
      transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
    },
    '&[data-strength=weak]::after': { transform: 'scaleX(0.33)', background: vars.color.danger.solid },
    '&[data-strength=fair]::after': { transform: 'scaleX(0.66)', background: vars.color.warning.solid },
    '&[data-strength=strong]::after': { background: vars.color.success.solid },
  },
});
