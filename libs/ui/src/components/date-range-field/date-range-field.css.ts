import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';
import { label } from '../field/field.css.ts';
import { popup } from '../popover/popup.css.ts';

/** A legend stands outside of the flow of its fieldset, and so outside of its gap. */
export const legend = style([label, { padding: 0, paddingBlockEnd: vars.space.xs }]);
export const inputs = style({ display: 'flex', flex: 1, minWidth: 0, alignItems: 'center' });
export const dash = style({ flexShrink: 0, color: vars.color.textMuted });
export const content = style([
  popup,
  { maxWidth: 'calc(100vw - 1rem)', maxHeight: 'var(--radix-popper-available-height)' },
]);
export const panel = style({ display: 'flex', '@media': { [media.phone]: { flexDirection: 'column' } } });
export const presets = style({
  ...flexColumn('hair'),
  padding: vars.space.md,
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.border}`,
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      overflowX: 'auto',
      borderInlineEnd: 'none',
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
    },
  },
});
