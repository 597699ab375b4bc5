import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const label = style({ fontSize: vars.font.sm, fontWeight: vars.weight.semibold, color: vars.color.text });
export const mark = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });
export const hint = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'baseline',
  fontSize: vars.font.sm,
  color: vars.color.danger.text,
});
export const errorIcon = style({ display: 'inline-flex', transform: 'translateY(0.15em)' });

/** The box that text is typed into; shared by every input that looks like one. */
export const control = style({
  width: '100%',
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  lineHeight: vars.leading.normal,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
    '&:disabled': { background: vars.color.surfaceSunken, color: vars.color.textMuted, cursor: 'not-allowed' },
    '&:read-only:not(select)': { background: vars.color.surfaceSunken },
  },
  '@media': {
    // Below 16 px a phone zooms into the field, and what a finger meets is larger.
    [media.phone]: { fontSize: vars.font.lg, minHeight: vars.size.touch },
  },
});
