import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

/** A name longer than the card is still broken; a code never at its hyphen. */
export const fact = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });

/** The face stays at the end of the line, whatever stands before it. */
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.xs,
});
